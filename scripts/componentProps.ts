import { docOf, typesIn, type ComponentDoc, type PropDoc, type TypeDoc } from './componentDocs';
import { allComponents } from './components';
import { filesOf } from './sources';

/** The file in which the props of all components are checked in, so that changes show up in review. */
export const propsFile = 'stories/componentProps.txt';

/** The components and types that a file exports. */
export interface FileProps {
  readonly file: string;
  readonly components: readonly ComponentDoc[];
  readonly types: readonly TypeDoc[];
}

/** Every component of ui, features, widgets and pages, and every type of ui, by file. */
export function allProps(): FileProps[] {
  const all = allComponents();
  const ui = filesOf('src/ui').filter((path) => /^(?!.*\.(?:css|test)\.).*\.tsx?$/.test(path));
  const files = [...new Set([...ui, ...all.map(({ file }) => file)])].toSorted();
  return files
    .map((file) => ({
      file,
      components: all.filter((component) => component.file === file).map((component) => docOf(component)),
      types: typesIn(file),
    }))
    .filter(({ components, types }) => components.length + types.length > 0);
}

/** The props as text, one per line. */
export const propsText = (files: readonly FileProps[]): string =>
  files
    .map(({ file, components, types }) =>
      [
        file,
        ...components.flatMap(({ name, inherits, props }) => [`  ${headOf(name, inherits)}`, ...linesOf(props)]),
        ...types.flatMap(({ name, alias, inherits, members }) => [
          `  type ${headOf(name, inherits)}${alias && ` = ${alias}`}`,
          ...linesOf(members),
        ]),
      ]
        .map((line) => `${line}\n`)
        .join(''),
    )
    .join('\n');

const headOf = (name: string, inherits: readonly string[]): string =>
  inherits.length > 0 ? `${name} extends ${inherits.join(', ')}` : name;

const linesOf = (props: readonly PropDoc[]): string[] =>
  props.map(
    ({ name, type, isRequired, fallback }) => `    ${name}${isRequired ? '' : '?'}: ${type}${fallback === null ? '' : ` = ${fallback}`}`,
  );
