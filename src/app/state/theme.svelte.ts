const STORAGE_KEY = 'sheaf theme';

export const themes = ['system', 'light', 'dark'] as const;
export type ThemeName = (typeof themes)[number];

/** Light, dark, or what the system prefers: the visitor's choice. */
export class Theme {
  name = $state<ThemeName>('system');

  constructor() {
    this.#show(themes.find((theme) => theme === read()) ?? 'system');
  }

  choose(theme: ThemeName): void {
    this.#show(theme);
    try {
      localStorage.setItem(STORAGE_KEY, theme);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }

  #show(theme: ThemeName): void {
    this.name = theme;
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
