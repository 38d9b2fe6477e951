import { isAppFile, type Check, findByPattern, findByVisitor } from './check';
import { calleeOf } from './language';

const isViewFile = (path: string): boolean => isAppFile(path) && path.endsWith('.tsx');
const isStyledFile = (path: string): boolean => /^(?:src|stories)\//.test(path) && !path.includes('.test.');

const colour = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\(/i;
const namedColour = /^(?:black|white|red|green|blue|yellow|orange|gr[ae]y|silver|purple|pink|gold)$/i;
const colourProperty = /^(?:color|background(?:Color)?|border\w*Color|fill|stroke|outlineColor|caretColor|accentColor)$/;

/** Attributes whose literal text a user would read. */
const spokenAttributes = new Set(['aria-label', 'aria-description', 'label', 'title', 'placeholder', 'description', 'alt', 'heading']);

const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text);

/** The rules for visible and spoken output. */
export const viewChecks: Check[] = [
  {
    promise: 'colours come from the tokens',
    covers: isStyledFile,
    exempt: { 'src/shared/brand.ts': 'the brand’s own data', 'stories/foundations': 'shows the tokens’ values' },
    find: findByVisitor((report) => ({
      Literal: (node) => {
        if (typeof node.value === 'string' && colour.test(node.value)) report(node);
      },
      TemplateElement: (node) => {
        if (colour.test(node.value.raw)) report(node);
      },
      Property: ({ key, value }) => {
        const isColour = key.type === 'Identifier' && colourProperty.test(key.name);
        if (isColour && value.type === 'Literal' && typeof value.value === 'string' && namedColour.test(value.value)) report(value);
      },
    })),
    violatingExample: { path: 'src/ui/Button/Button.css.ts', code: "export const button = style({ color: '#fff' });" },
    compliantExample: {
      path: 'src/ui/Button/Button.css.ts',
      code: "export const button = style({ color: vars.text, fill: 'currentColor' });",
    },
  },
  {
    promise: 'stories are named after their file',
    covers: (path) => path.endsWith('.stories.tsx'),
    find: (source) => {
      const expectedTitle = source.path.replace(/^stories\/|\.stories\.tsx$/g, '');
      return findByPattern(/^export default .*$/gm)(source).filter(
        (at) => !source.text.slice(at).startsWith(`export default { title: '${expectedTitle}'`),
      );
    },
    violatingExample: { path: 'stories/ui/Button.stories.tsx', code: "export default { title: 'ui/PrimaryButton' };" },
    compliantExample: { path: 'stories/ui/Button.stories.tsx', code: "export default { title: 'ui/Button' };" },
  },
  {
    promise: 'lazy components are loaded through shared/lazy',
    covers: isAppFile,
    exempt: { 'src/shared/lazy': 'the only place that loads lazily' },
    find: findByVisitor((report) => ({
      ImportSpecifier: (node) => {
        if (node.imported.type === 'Identifier' && node.imported.name === 'lazy') report(node);
      },
    })),
    violatingExample: { path: 'src/pages/a/b/page.tsx', code: "import { lazy } from 'react';" },
    compliantExample: { path: 'src/pages/a/b/page.tsx', code: "import { lazyNamed } from '@/shared/lazy';" },
  },
  {
    promise: 'no HTML is set from strings',
    covers: (path) => /^(?:src|stories)\//.test(path),
    find: findByVisitor((report) => ({
      JSXAttribute: (node) => {
        if (node.name.name === 'dangerouslySetInnerHTML') report(node);
      },
      AssignmentExpression: ({ left }) => {
        if (left.type === 'MemberExpression' && !left.computed && ['innerHTML', 'outerHTML'].includes(left.property.name)) report(left);
      },
      CallExpression: (node) => {
        if (/\.insertAdjacentHTML$|^document\.write$/.test(calleeOf(node))) report(node);
      },
    })),
    violatingExample: { path: 'src/ui/Badge/Badge.tsx', code: 'export const x = <b dangerouslySetInnerHTML={{ __html: text }} />;' },
  },
  {
    promise: 'no test queries by test id',
    covers: (path) => /^(?:src|stories|tests)\//.test(path),
    exempt: { 'tests/structure/checks': 'contains the forbidden patterns' },
    find: ({ text }) => Array.from(text.matchAll(/data-testid|(?:get|find|query)(?:All)?ByTestId/g), ({ index }) => index),
    violatingExample: { path: 'src/ui/Badge/Badge.tsx', code: 'export const x = <b data-testid="badge" />;' },
  },
  {
    promise: 'interface texts come from the locales',
    covers: isViewFile,
    find: findByVisitor((report) => ({
      JSXText: (node) => {
        if (hasWords(node.value)) report(node);
      },
      JSXAttribute: (node) => {
        const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
        if (
          spokenAttributes.has(name) &&
          node.value?.type === 'Literal' &&
          typeof node.value.value === 'string' &&
          hasWords(node.value.value)
        )
          report(node);
      },
    })),
    violatingExample: { path: 'src/widgets/footer/Footer.tsx', code: 'export const x = <p>All rights reserved</p>;' },
    compliantExample: { path: 'src/widgets/footer/Footer.tsx', code: "export const x = <p>{t('footer.rights')} · 24</p>;" },
  },
  {
    promise: 'only ui/Link renders links',
    covers: isViewFile,
    exempt: { 'src/ui/Link': 'the only link' },
    find: findByVisitor((report) => ({
      JSXOpeningElement: (node) => {
        if (node.name.type === 'JSXIdentifier' && node.name.name === 'a') report(node);
      },
    })),
    violatingExample: { path: 'src/widgets/footer/Footer.tsx', code: 'export const x = <a href={url}>{label}</a>;' },
  },
  {
    promise: 'ui components accept no className or style',
    covers: (path) => isViewFile(path) && !path.startsWith('src/ui/'),
    find: findByVisitor((report) => ({
      JSXOpeningElement: (node) => {
        if (node.name.type !== 'JSXIdentifier' || !/^[A-Z]/.test(node.name.name)) return;
        const styling = node.attributes.find(
          (attribute) =>
            attribute.type === 'JSXAttribute' &&
            attribute.name.type === 'JSXIdentifier' &&
            ['className', 'style'].includes(attribute.name.name),
        );
        if (styling) report(styling);
      },
    })),
    violatingExample: { path: 'src/widgets/footer/Footer.tsx', code: 'export const x = <Button className="wide" />;' },
  },
  {
    promise: 'views do not fetch',
    covers: isViewFile,
    find: findByVisitor((report) => ({
      CallExpression: (node) => {
        if (['fetch', 'call', 'callFx'].includes(calleeOf(node))) report(node);
      },
    })),
    violatingExample: { path: 'src/pages/home/landing/page.tsx', code: "fetch('/hk-web/public/get-web-config');" },
  },
  {
    promise: 'stories take paths from endpoints, because an unknown path would never fail',
    covers: (path) => path.startsWith('stories/'),
    find: findByPattern(/['"`]\/(?:hk-web|web3\/wallet)\//g),
    violatingExample: { path: 'stories/pages/HomePage.stories.tsx', code: "export const path = '/hk-web/public/get-web-config';" },
    compliantExample: { path: 'stories/pages/HomePage.stories.tsx', code: 'export const { path } = config.webConfig;' },
  },
];
