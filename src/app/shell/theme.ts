const STORAGE_KEY = 'sheaf theme';

export const themes = ['system', 'light', 'dark'] as const;
export type ThemeName = (typeof themes)[number];

/** What the visitor chose before; as the system where nothing is kept. */
export function storedTheme(): ThemeName {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return themes.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Keeps a choice. Without storage it lasts as long as the page. */
export function storeTheme(theme: ThemeName): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // The page shows it all the same.
  }
}

/** Colours the page. */
export function showTheme(theme: ThemeName): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
