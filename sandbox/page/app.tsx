import { useCallback, useEffect, useMemo, useReducer, useState } from 'preact/hooks'
import { ModalWindow } from './components/modal.tsx'
import { Composer } from './composer/composer.tsx'
import { readAddress } from './frame/address.ts'
import { ChannelHead } from './frame/channel-head.tsx'
import { Members } from './frame/members.tsx'
import { Notices } from './frame/notices.tsx'
import { Picker } from './frame/picker.tsx'
import { Sidebar } from './frame/sidebar.tsx'
import { MessageList } from './message/message-list.tsx'
import { HereProvider } from './state/context.ts'
import { isDm } from './state/names.ts'
import { reduce } from './state/reduce.ts'
import { openSession } from './state/session.ts'
import { nothing, type State } from './state/state.ts'

const address = readAddress()

/** The whole page: who is it, what do they see, where are they. */
export function App() {
  const [state, dispatch] = useReducer(reduce, nothing)
  const session = useMemo(() => openSession(address.person, dispatch), [])
  const [typed, setTyped] = useState('')
  const [listShown, showList] = useState(false)
  const [membersShown, showMembers] = useState(true)
  const forget = useCallback(() => setTyped(''), [])
  useEffect(() => session.close, [session])

  const { world } = state
  const channel = world?.channels.find((c) => c.id === state.at)
  const last = channel && state.messages.get(channel.id)?.at(-1)?.id

  // Where one was before a reload, or else the first channel.
  useEffect(() => {
    if (!world || channel) return
    const begin = world.channels.find((c) => c.id === readAddress().channel) ?? world.channels.find((c) => !isDm(c))
    if (begin) session.go(begin.id)
  }, [world, channel, session])
  useEffect(() => {
    if (state.at) history.replaceState(null, '', `#channel-${state.at}`)
    // On a phone the list makes way for what was opened, also by a link or once it is made.
    showList(false)
  }, [state.at])
  useEffect(() => {
    if (state.at && last && state.looking) session.saw(state.at, last)
  }, [state.at, last, state.looking, session])
  useEffect(() => {
    const look = () => dispatch({ t: 'looking', looking: document.visibilityState === 'visible' })
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    document.title = titleOf(state)
  }, [state])

  if (!world) return <Waiting state={state} />
  if (address.person === null) return <Picker world={world} />
  const go = (channelId: string) => {
    session.go(channelId)
    showList(false)
  }
  return (
    <HereProvider value={{ state, world, session, dispatch, type: setTyped }}>
      <div class={listShown ? 'app list-shown' : 'app'}>
        <Sidebar open={go} />
        <main class="channel">
          {channel && (
            <>
              <ChannelHead
                channel={channel}
                back={() => showList(true)}
                membersShown={membersShown}
                toggleMembers={() => showMembers(!membersShown)}
              />
              <div class="channel-columns">
                <div class="conversation">
                  <MessageList key={channel.id} channel={channel} />
                  <Composer key={channel.id} channel={channel} typed={typed} forget={forget} />
                </div>
                {membersShown && !isDm(channel) && <Members />}
              </div>
            </>
          )}
        </main>
        {state.modal && <ModalWindow key={state.modal.nonce} modal={state.modal} />}
        <Notices />
      </div>
    </HereProvider>
  )
}

function Waiting({ state }: { readonly state: State }) {
  return (
    <main class="picker">
      <p class="waiting" role="status">
        {state.link === 'down'
          ? 'The sandbox does not answer. Is `npm run sandbox` running? Trying again…'
          : 'Connecting…'}
      </p>
    </main>
  )
}

function titleOf({ world, at, unread }: State): string {
  if (!world) return 'Sandbox'
  const pings = [...unread.values()].reduce((sum, { pings: n }) => sum + n, 0)
  const channel = world.channels.find((c) => c.id === at)
  const name = channel && (isDm(channel) ? `@${world.bot?.username ?? ''}` : `#${channel.name}`)
  return [pings > 0 && `(${pings})`, name, world.guild.name].filter(Boolean).join(' ')
}
