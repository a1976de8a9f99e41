import { showTheme, storedTheme, storeTheme, type ThemeName } from '../shell/theme.ts';

/** Light, dark, or what the system prefers: the visitor's choice. */
export class Theme {
  name = $state<ThemeName>(storedTheme());

  choose(theme: ThemeName): void {
    this.name = theme;
    showTheme(theme);
    storeTheme(theme);
  }
}
