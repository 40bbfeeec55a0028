import type { McpUiHostContext } from '@modelcontextprotocol/ext-apps';

/** Takes over what a host says of its look: light or dark, its colours and fonts, and what its edges cover. */
export function wearLookOf({ theme, styles, safeAreaInsets }: McpUiHostContext, root: HTMLElement): void {
  if (theme !== undefined) root.style.colorScheme = theme;
  for (const [name, value] of Object.entries(styles?.variables ?? {})) {
    if (name.startsWith('--') && typeof value === 'string') root.style.setProperty(name, value);
  }
  for (const [side, pixels] of Object.entries(safeAreaInsets ?? {})) {
    root.style.setProperty(`--inset-${side}`, `${pixels}px`);
  }
}
