/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The mode of this build, written in by the bundler, so that the other mode's branches vanish. */
  readonly VITE_MODE: 'simulated' | 'live';
  /** Whether the app is built, or stories and tests of its parts. */
  readonly VITE_BUILDS: 'app' | 'parts';
  /** The backend a live build was made for; empty where calls go to the own origin. */
  readonly VITE_API_ORIGIN: string;
}

interface WorkerOptions {
  /** Whether a shared worker may go on for a while after its last page (HTML, `SharedWorkerOptions`; Chromium since 148). TypeScript's own types lack it so far. */
  extendedLifetime?: boolean;
}
