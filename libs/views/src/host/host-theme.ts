import type { McpUiHostContext } from '@modelcontextprotocol/ext-apps';

/** Applies what a host says about its appearance: light or dark, colours, fonts, and safe-area insets. */
export function applyHostTheme({ theme, styles, safeAreaInsets }: McpUiHostContext, root: HTMLElement): void {
  if (theme !== undefined) root.style.colorScheme = theme;
  for (const [name, value] of Object.entries(styles?.variables ?? {})) {
    if (name.startsWith('--') && typeof value === 'string') root.style.setProperty(name, value);
  }
  for (const [side, pixels] of Object.entries(safeAreaInsets ?? {})) {
    root.style.setProperty(`--inset-${side}`, `${pixels}px`);
  }
}
