import { media } from '@tokens/media';

/** The original conditions of media rules that were replaced. */
const originalConditions = new WeakMap<CSSMediaRule, string>();

/** Makes the rules of a media condition apply regardless of the reader's system, or restores them. */
export function emulate(condition: string, holds: boolean): void {
  for (const rule of mediaRules()) {
    const text = originalConditions.get(rule) ?? rule.media.mediaText;
    if (!text.includes(condition)) continue;
    originalConditions.set(rule, text);
    rule.media.mediaText = holds ? text.replace(condition, 'all') : text;
  }
}

/** Selectors that keep their colours, as with `forced-color-adjust: none`. */
const exempt = (): string[] =>
  allRules().flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.style.getPropertyValue('forced-color-adjust') === 'none' ? [rule.selectorText] : [],
  );

/**
 * Rules that approximate the colours a system forces on a page, which no page can switch on itself: system colours for every element, then
 * the components' own rules for forced colours. The audit uses real forced colours.
 */
export function forcedColours(frame: string): string {
  const exemptSelectors = exempt();
  const others = exemptSelectors.length > 0 ? `:not(${exemptSelectors.join(', ')})` : '';
  const componentRules = mediaRules().flatMap((rule) =>
    (originalConditions.get(rule) ?? rule.media.mediaText).includes(media.forcedColors) ? [...rule.cssRules].map(important) : [],
  );
  return [
    `${frame} :where(*)${others} { color: CanvasText !important; background-color: Canvas !important; background-image: none !important; border-color: CanvasText !important; box-shadow: none !important; }`,
    `${frame} :where(a)${others} { color: LinkText !important; }`,
    `${frame} :where(button, select)${others} { color: ButtonText !important; background-color: ButtonFace !important; }`,
    `${frame} :where(:disabled, [data-disabled])${others} { color: GrayText !important; }`,
    `${frame} { color: CanvasText; background-color: Canvas; color-scheme: dark; }`,
    `@scope (${frame}) {`,
    ...componentRules,
    '}',
  ].join('\n');
}

const important = (rule: CSSRule): string => rule.cssText.replaceAll(/(?<!!important);/g, ' !important;');

function mediaRules(): CSSMediaRule[] {
  return allRules().filter((rule) => rule instanceof CSSMediaRule);
}

function allRules(): CSSRule[] {
  return [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules));
}

const rulesIn = (rules: CSSRuleList): CSSRule[] =>
  [...rules].flatMap((rule) => (rule instanceof CSSGroupingRule ? [rule, ...rulesIn(rule.cssRules)] : [rule]));
