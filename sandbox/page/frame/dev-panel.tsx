import { useState } from 'preact/hooks'
import { Icon } from './icons.tsx'

/** Trouble at the press of a button, to see what the bot is worth. Each is sent to `POST /sandbox/faults` as it stands. */
const troubles = [
  { label: 'Drop the gateway', orders: { deeds: [{ do: 'breakGateway' }] } },
  { label: 'Gateway asks to reconnect', orders: { deeds: [{ do: 'reconnect' }] } },
  { label: 'Session is invalid', orders: { deeds: [{ do: 'invalidSession' }] } },
  { label: 'Next 3 requests answer 500', orders: { rules: [{ fault: 'serverError', times: 3 }] } },
  { label: 'Next 3 requests answer 429', orders: { rules: [{ fault: 'rateLimit', times: 3 }] } },
  { label: 'Next answer is lost', orders: { rules: [{ fault: 'answerLost', times: 1 }] } },
  { label: 'Next 3 answers come 4 s late', orders: { rules: [{ fault: 'lateAnswer', times: 3, delayMs: 4_000 }] } },
  { label: 'Next 3 events come twice', orders: { rules: [{ fault: 'duplicateEvent', times: 3 }] } },
  { label: 'All well again', orders: { rules: [] } },
] as const

export function DevPanel() {
  const [said, setSaid] = useState('')
  const order = async (trouble: (typeof troubles)[number]) => {
    try {
      const answer = await fetch('/sandbox/faults', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(trouble.orders),
      })
      setSaid(answer.ok ? `${trouble.label}: done.` : `The server answered ${answer.status}.`)
    } catch {
      setSaid('The server did not answer.')
    }
  }
  return (
    <details class="dev-panel">
      <summary>
        <Icon name="wrench" size={16} /> Make trouble
      </summary>
      <div class="dev-buttons">
        {troubles.map((trouble) => (
          <button key={trouble.label} type="button" onClick={() => void order(trouble)}>
            {trouble.label}
          </button>
        ))}
      </div>
      <output>{said}</output>
    </details>
  )
}
