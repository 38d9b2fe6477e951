import { scriptOrigins } from '../src/shared/scriptOrigins.ts';

/** The exchange the app uses: its built-in simulation, or a backend. */
export type Mode = 'simulated' | 'live';

export interface PolicyOptions {
  mode: Mode;
  /** The origin of the API in a live build, if it is not the app's own. */
  apiOrigin?: string;
  /** Origins of vendor scripts, for a live build. */
  vendorOrigins?: readonly string[];
}

/** The hashes of the two fixed style elements that react-aria adds at run time, which allow them without `unsafe-inline`. securityHeaders.test.ts recomputes them from the installed package. */
export const styleHashes = {
  pressable: "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  preventScroll: "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
} as const;

/** The Trusted Types policy for starting the worker of a simulated exchange before the app has created its own. */
export const earlyPolicy = 'simulation';

function directives({ mode, apiOrigin, vendorOrigins = scriptOrigins }: PolicyOptions) {
  return {
    'default-src': ["'none'"],
    'script-src': mode === 'live' ? ["'self'", ...vendorOrigins] : ["'self'"],
    'style-src': ["'self'", ...Object.values(styleHashes)],
    // `blob:` allows previews of chosen document pictures before they are uploaded.
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': apiOrigin ? ["'self'", apiOrigin] : ["'self'"],
    'worker-src': mode === 'simulated' ? ["'self'"] : ["'none'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // The workbench shows the simulated site in iframes.
    'frame-src': mode === 'simulated' ? ["'self'"] : ["'none'"],
    'frame-ancestors': mode === 'simulated' ? ["'self'"] : ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': mode === 'simulated' ? ['default', earlyPolicy] : ['default'],
  };
}

const policyText = (table: Record<string, string[]>): string =>
  Object.entries(table)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

const fixedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

const framing = ({ mode }: PolicyOptions) => ({ 'X-Frame-Options': mode === 'simulated' ? 'SAMEORIGIN' : 'DENY' });

/** The headers of a built site: sent by the preview server and written into each build. */
export function shippedHeaders(options: PolicyOptions): Record<string, string> {
  return { 'Content-Security-Policy': policyText(directives(options)), ...fixedHeaders, ...framing(options) };
}

/** The same policy for the dev server in report-only mode: Vite needs inline styles, an inline script and a web socket. */
export function devHeaders(options: PolicyOptions): Record<string, string> {
  const { 'frame-ancestors': _headerOnly, ...reportable } = directives(options);
  const inline = ["'self'", "'unsafe-inline'"];
  return {
    'Content-Security-Policy-Report-Only': policyText({
      ...reportable,
      'script-src': inline,
      'style-src': inline,
      'connect-src': ["'self'", 'ws:'],
    }),
    ...fixedHeaders,
    ...framing(options),
  };
}
