/** Of the wish to be forgotten. */
export interface ForgetWords {
  /** What will be done, and what stays; asked before. */
  readonly ask: string
  readonly confirm: string
  /** The person sits at open tables, which are listed after it. */
  readonly seated: string
  /** `tables`: at how many the person sat. */
  readonly done: (tables: number) => string
}
