/** How far a city is with a task: burning, with what its space counts now; or how much of the condition there is. */
export type TaskStanding = { readonly counts: number } | { readonly have: number; readonly need: number }
