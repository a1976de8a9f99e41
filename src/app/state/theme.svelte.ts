const STORAGE_KEY = 'sheaf theme';

/** Light or dark: the visitor's choice, else what the system prefers. */
export class Theme {
  dark = $state(false);
  readonly #preference = matchMedia('(prefers-color-scheme: dark)');

  constructor() {
    const chosen = read();
    this.#show(chosen ? chosen === 'dark' : this.#preference.matches);
    this.#preference.addEventListener('change', ({ matches }) => {
      if (!read()) this.#show(matches);
    });
  }

  toggle(): void {
    this.#show(!this.dark);
    try {
      localStorage.setItem(STORAGE_KEY, this.dark ? 'dark' : 'light');
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }

  #show(dark: boolean): void {
    this.dark = dark;
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
