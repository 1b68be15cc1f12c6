/** The page's own line icons, 24 × 24, in the colour of the text around them. */
const paths = {
  hash: 'M9 4 7 20M17 4l-2 16M4.5 9h16M3.5 15h16',
  thread: 'M5 5h14v10H11l-4 4v-4H5z',
  at: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5',
  archive: 'M3 4h18v5H3zM5 9v11h14V9M10 13h4',
  lock: 'M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
  plus: 'M12 5v14M5 12h14',
  back: 'M15 5l-7 7 7 7',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm-7 9c0-4 3-6.5 7-6.5s7 2.5 7 6.5M16 4.5a3.5 3.5 0 0 1 0 6.3M18.5 14c2.2.8 3.5 3 3.5 6',
  send: 'M4 12 20 4l-4 16-4.5-6.5z',
  close: 'M6 6l12 12M18 6 6 18',
  chevron: 'M6 9l6 6 6-6',
  check: 'M5 12.5l4.5 4.5L19 7',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zm13 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  open: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  wrench: 'M20 6.5a5 5 0 0 1-6.6 5.7L6.5 19a2 2 0 0 1-2.8-2.8l7-7A5 5 0 0 1 16.5 3l-2.8 2.8.5 3.2 3.2.5z',
  slash: 'M5 4h14v16H5zM14 8l-4 8',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  warning: 'M12 4 2.5 20h19zM12 10v5M12 17.5v.5',
} as const

export type IconName = keyof typeof paths

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
