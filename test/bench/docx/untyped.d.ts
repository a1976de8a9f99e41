declare module 'turndown' {
  type Plugin = (service: TurndownService) => void;
  export default class TurndownService {
    constructor(options: { headingStyle: 'atx'; codeBlockStyle: 'fenced' });
    use(plugin: Plugin): void;
    turndown(html: string): string;
  }
}

declare module 'turndown-plugin-gfm' {
  export const gfm: (service: import('turndown').default) => void;
}
