import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { cssOf } from '@tokens/css';
import { saveFileFx } from '@/shared/lib/saveFile';
import { Button } from '@/ui/Button/Button';
import { FileButton } from '@/ui/FileButton/FileButton';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Inline } from '@/ui/Inline/Inline';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { changeEdits, editsText, maxAddressLength, type Edits } from '../tokenEdits';
import { changesIn, withoutEdit, withoutVariant, type Change, type ThemeVariant } from '../tokens/edits';
import { changesFile, editsFrom, themeFile, type FileFault } from '../tokens/importExport';
import { arrow, change as changeStyle, chip, values } from './TokenChanges.css';

export interface TokenChangesProps {
  readonly variant: ThemeVariant;
  readonly edits: Edits;
  /** Opens a token for editing. */
  readonly onEdit: (id: string) => void;
}

/** The edits of a theme, before and after, with reset, export and import. */
export function TokenChanges({ variant, edits, onEdit }: TokenChangesProps) {
  const [faults, setFaults] = useState<readonly FileFault[]>([]);
  const changes = changesIn(variant, edits);
  const read = async (file: File) => {
    const result = editsFrom(await file.text(), variant, edits);
    setFaults('faults' in result ? result.faults : []);
    if ('edits' in result) changeEdits(result.edits);
  };
  const save = (what: string, text: string) =>
    void saveFileFx({ name: `${variant.theme}.${variant.prices}.${what}.tokens.json`, type: 'application/json', text });
  return (
    <Stack gap={4} as="section" aria-label="Changes">
      <Inline justify="between">
        <Text weight="medium" as="output">
          {changes.length === 0
            ? `No changes in ${variant.theme}, ${variant.prices}`
            : `Changes in ${variant.theme}, ${variant.prices}: ${changes.length}`}
        </Text>
        <Button size="compact" isDisabled={changes.length === 0} onPress={() => changeEdits(withoutVariant(edits, variant))}>
          Reset all
        </Button>
      </Inline>
      {changes.length > 0 && (
        <ul aria-label="Edited tokens">
          {changes.map((one) => (
            <ChangeRow key={one.after.id} {...one} onEdit={onEdit} onReset={() => changeEdits(withoutEdit(edits, variant, one.after.id))} />
          ))}
        </ul>
      )}
      {editsText(edits).length > maxAddressLength && (
        <InlineAlert>
          These are too many changes for a link. They stay in this tab until it is closed: export them to keep them.
        </InlineAlert>
      )}
      <Inline>
        <Button size="compact" isDisabled={changes.length === 0} onPress={() => save('changes', changesFile(variant, edits))}>
          Export changes
        </Button>
        <Button size="compact" onPress={() => save('theme', themeFile(variant, edits))}>
          Export theme
        </Button>
        <FileButton size="compact" accepts={['application/json', '.json']} onFile={(file) => void read(file)}>
          Import
        </FileButton>
      </Inline>
      {faults.length > 0 && (
        <InlineAlert tone="danger" title="The file was not imported" onDismiss={() => setFaults([])}>
          {faults.map(({ where, what }) => (
            <Text key={where} as="div" size="dense">
              {where} {what}
            </Text>
          ))}
        </InlineAlert>
      )}
    </Stack>
  );
}

interface ChangeRowProps extends Change {
  readonly onEdit: (id: string) => void;
  readonly onReset: () => void;
}

const shown = (token: Change['before']): string => {
  const css = cssOf(token);
  return typeof css === 'string' ? css : [css.fontWeight, `${css.fontSize}/${css.lineHeight}`, css.letterSpacing].join(' ');
};

function ChangeRow({ before, after, onEdit, onReset }: ChangeRowProps) {
  return (
    <li className={changeStyle}>
      <Button size="compact" tone="quiet" onPress={() => onEdit(after.id)}>
        {after.id}
      </Button>
      <span className={values}>
        <Value token={before} />
        <span className={arrow}>→</span>
        <Value token={after} />
      </span>
      <IconButton icon={Undo2} label={`Reset ${after.id}`} size="compact" onPress={onReset} />
    </li>
  );
}

function Value({ token }: { readonly token: Change['before'] }) {
  return (
    <>
      {token.$type === 'color' && <span className={chip} style={{ backgroundColor: shown(token) }} />}
      <Text face="mono" size="dense">
        {shown(token)}
      </Text>
    </>
  );
}
