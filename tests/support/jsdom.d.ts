/** The parts of jsdom used by tests; it ships no types. */
declare module 'jsdom' {
  export class VirtualConsole {
    on(name: 'jsdomError', listener: (error: Error) => void): this;
  }
  export class JSDOM {
    constructor(html: string, options: { url: string; runScripts: 'outside-only'; virtualConsole: VirtualConsole });
    readonly window: Window & typeof globalThis & { eval: (script: string) => unknown };
  }
}
