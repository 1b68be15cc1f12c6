import {
  type APIModalInteractionResponseCallbackComponent,
  type APIStringSelectComponent,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10'
import { useId, useState } from 'preact/hooks'
import { Dialog } from '../frame/dialog.tsx'
import { Icon } from '../frame/icons.tsx'
import { useHere } from '../state/context.ts'
import type { OpenModal } from '../state/state.ts'
import { Markdown } from '../text/text.tsx'
import { Spinner } from './button.tsx'
import { SelectBox } from './select.tsx'
import { Unshown } from './unshown.tsx'

type Answers = ReadonlyMap<string, readonly string[]>

/** The window that a bot opens with questions in it. It stays open when the answer does not come. */
export function ModalWindow({ modal }: { readonly modal: OpenModal }) {
  const { state, session, dispatch } = useHere()
  const { data } = modal
  const [answers, setAnswers] = useState<Answers>(() => presets(data.components))
  const sending = state.pending.some((p) => p.kind === 'modal')
  const close = () => dispatch({ t: 'closeModal' })
  const answer = (customId: string, values: readonly string[]) =>
    setAnswers((before) => new Map(before).set(customId, values))
  return (
    <Dialog label={data.title} class="window" close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          session.submitModal(modal.nonce, data.custom_id, fieldsOf(data.components, answers))
        }}
      >
        <h2 class="window-title">
          {data.title}
          <button type="button" class="icon-button" aria-label="Close" onClick={close}>
            <Icon name="close" />
          </button>
        </h2>
        <div class="window-body">
          {data.components.map((component, at) => (
            <Part key={`${at}`} component={component} answers={answers} answer={answer} />
          ))}
          {modal.problem && (
            <div class="failure" role="alert">
              <Icon name="warning" size={16} /> {modal.problem}
            </div>
          )}
        </div>
        <div class="window-foot">
          <button type="button" class="button secondary" onClick={close}>
            Cancel
          </button>
          <button type="submit" class={sending ? 'button primary spinning' : 'button primary'} disabled={sending}>
            <span class="button-label">Submit</span>
            {sending && <Spinner />}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

interface Filling {
  readonly answers: Answers
  readonly answer: (customId: string, values: readonly string[]) => void
}

function Part(props: { readonly component: APIModalInteractionResponseCallbackComponent } & Filling) {
  const { component, answers, answer } = props
  switch (component.type) {
    case ComponentType.TextDisplay:
      return <Markdown source={component.content} />
    case ComponentType.ActionRow:
      return component.components.map((input) => (
        <TextInput
          key={input.custom_id}
          input={input}
          label={input.label ?? ''}
          description={undefined}
          answers={answers}
          answer={answer}
        />
      ))
    case ComponentType.Label: {
      const { component: inner, label, description } = component
      switch (inner.type) {
        case ComponentType.TextInput:
          return <TextInput input={inner} label={label} description={description} answers={answers} answer={answer} />
        case ComponentType.StringSelect:
          return (
            <SelectField select={inner} label={label} description={description} answers={answers} answer={answer} />
          )
        default:
          return <Unshown what={`The field "${label}"`} />
      }
    }
  }
}

function TextInput(
  props: {
    readonly input: APITextInputComponent
    readonly label: string
    readonly description: string | undefined
  } & Filling,
) {
  const { input, label, description, answers, answer } = props
  const id = useId()
  const shared = {
    id,
    ...(description !== undefined && { 'aria-describedby': `${id}-more` }),
    name: input.custom_id,
    value: answers.get(input.custom_id)?.[0] ?? '',
    placeholder: input.placeholder ?? '',
    required: isRequired(input),
    maxLength: input.max_length ?? 4000,
    ...(input.min_length !== undefined && { minLength: input.min_length }),
  }
  return (
    <div class="field">
      <FieldLabel of={id} label={label} description={description} required={isRequired(input)} />
      {input.style === TextInputStyle.Paragraph ? (
        <textarea {...shared} rows={5} onInput={(event) => answer(input.custom_id, [event.currentTarget.value])} />
      ) : (
        <input {...shared} onInput={(event) => answer(input.custom_id, [event.currentTarget.value])} />
      )}
    </div>
  )
}

function SelectField(
  props: {
    readonly select: APIStringSelectComponent
    readonly label: string
    readonly description: string | undefined
  } & Filling,
) {
  const { select, label, description, answers, answer } = props
  const id = useId()
  return (
    <div class="field">
      <FieldLabel of={id} label={label} description={description} required={isRequired(select)} />
      <SelectBox
        id={id}
        select={select}
        label={label}
        chosen={answers.get(select.custom_id) ?? []}
        spinning={false}
        disabled={false}
        send={(values) => answer(select.custom_id, values)}
      />
    </div>
  )
}

function FieldLabel(props: {
  /** The input's id. */
  readonly of: string
  readonly label: string
  readonly description: string | undefined
  readonly required: boolean
}) {
  return (
    <>
      <label class="field-label" for={props.of}>
        {props.label}
        {props.required && (
          <span class="required-mark" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {props.description && (
        <span class="field-description" id={`${props.of}-more`}>
          {props.description}
        </span>
      )}
    </>
  )
}

/** In a modal everything is required unless it says otherwise. */
function isRequired(component: APITextInputComponent | APIStringSelectComponent): boolean {
  return component.required ?? true
}

function inputsOf(components: readonly APIModalInteractionResponseCallbackComponent[]) {
  return components.flatMap((component): (APITextInputComponent | APIStringSelectComponent)[] => {
    if (component.type === ComponentType.ActionRow) return component.components
    if (component.type !== ComponentType.Label) return []
    const inner = component.component
    return inner.type === ComponentType.TextInput || inner.type === ComponentType.StringSelect ? [inner] : []
  })
}

function presets(components: readonly APIModalInteractionResponseCallbackComponent[]): Answers {
  return new Map(
    inputsOf(components).map((input) => [
      input.custom_id,
      input.type === ComponentType.TextInput
        ? [input.value ?? '']
        : input.options.filter((option) => option.default).map((option) => option.value),
    ]),
  )
}

function fieldsOf(components: readonly APIModalInteractionResponseCallbackComponent[], answers: Answers) {
  return inputsOf(components).map((input) => {
    const values = answers.get(input.custom_id) ?? []
    const field = { customId: input.custom_id, value: values[0] ?? '' }
    return input.type === ComponentType.StringSelect ? { ...field, values } : field
  })
}
