import type { ColorValueNormalized } from '@terrazzo/parser';

/** A colour as `oklch(0.53 0.15 311)` or `#7a3b9c`, with or without transparency; null for any other text. */
export function colourOf(text: string): ColorValueNormalized | null {
  const typed = text.trim().toLowerCase();
  const parts = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*(?:\/\s*([\d.]+)\s*)?\)$/.exec(typed);
  if (parts) {
    const [lightness = 0, chroma = 0, hue = 0, alpha = 1] = parts.slice(1).map((part) => (part ? Number(part) : 1));
    return { colorSpace: 'oklch', components: [lightness, chroma, hue], alpha };
  }
  const digits = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(typed)?.[1];
  if (!digits) return null;
  const pairs = digits.length < 5 ? (digits.match(/./g) ?? []).map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 1] = pairs.map((pair) => Number.parseInt(pair, 16) / 255);
  return { colorSpace: 'oklch', components: oklch(red, green, blue), alpha: rounded(alpha, 3) };
}

// Björn Ottosson's OKLab matrices, inverted compared with those of the contrast calculation.
function oklch(red: number, green: number, blue: number): [number, number, number] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const yellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const chroma = rounded(Math.hypot(a, yellow), 4);
  const hue = chroma === 0 ? 0 : (Math.atan2(yellow, a) * 180) / Math.PI;
  return [Math.min(1, rounded(lightness, 4)), chroma, rounded((hue + 360) % 360, 2)];
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

const rounded = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places;
