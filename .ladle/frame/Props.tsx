import type { ComponentDoc } from '../../scripts/componentDocs';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { list, row } from './Props.css';

/** The purpose of a component, and each of its props; required ones are marked with an asterisk. */
export function Props({ doc }: { readonly doc: ComponentDoc }) {
  return (
    <Stack gap={4}>
      <Text>{withCode(doc.text)}</Text>
      <dl className={list}>
        {doc.props.map(({ name, type, isRequired, fallback, text }) => (
          <div key={name} className={row}>
            <Text as="dt" weight="medium" size="dense">
              {isRequired ? `${name} *` : name}
            </Text>
            <dd>
              <Text face="mono" size="dense" tone="soft">
                {fallback === null ? type : `${type} = ${fallback}`}
              </Text>
              {text && (
                <Text as="div" size="dense">
                  {withCode(text)}
                </Text>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Text size="dense" tone="soft">
        {[...(doc.inherits.length > 0 ? [`Also accepts the props of ${doc.inherits.join(', ')}.`] : []), doc.file].join(' ')}
      </Text>
    </Stack>
  );
}

/** Renders text in backticks as code. */
const withCode = (text: string) =>
  text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text that does not change
      <Text key={index} as="code" face="mono" size="dense">
        {part}
      </Text>
    ),
  );
