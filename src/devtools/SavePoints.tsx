import { useUnit } from 'effector-react';
import { Download, Upload } from 'lucide-react';
import { useEffect, useState, type FormEvent } from 'react';
import type { SavePoint } from '@mocks/control';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { useAnnouncer } from '@/ui/Announcer/announcer';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { FileButton } from '@/ui/FileButton/FileButton';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { keepRowFocus } from '@/ui/keepRowFocus';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { TextField } from '@/ui/TextField/TextField';
import * as model from './savesModel';
import { SaveRow } from './SaveRow';

/** Creates, compares, restores, branches, exports and imports save points; automatic ones are listed separately. */
export function SavePoints() {
  const t = useText('devtools');
  const { refusal, exported, fileChosen } = useUnit({
    refusal: model.$refusal,
    exported: model.exported,
    fileChosen: model.fileChosen,
  });
  useGate(model.SavesGate);
  const announcer = useAnnouncer();
  const problem = refusal === '' ? t('devtools.fileUnreadable') : refusal;
  useEffect(() => {
    if (problem !== null) announcer.assertive(problem);
  }, [problem, announcer]);
  return (
    <Stack gap={6}>
      <NewSave />
      {problem !== null && <InlineAlert tone="danger">{problem}</InlineAlert>}
      <div ref={keepRowFocus}>
        <QueryView
          query={model.saves}
          density="compact"
          skeleton={<Skeleton shape="row" count={2} label />}
          empty={<EmptyState density="compact" text={t('devtools.savesNone')} hint={t('devtools.savesHint')} />}
        >
          {(saves) => <SavePointLists saves={saves} />}
        </QueryView>
      </div>
      <Inline gap={3}>
        <Button size="compact" icon={Download} onPress={() => exported()}>
          {t('devtools.export')}
        </Button>
        <FileButton size="compact" icon={Upload} accepts={['application/json', '.json']} onFile={fileChosen}>
          {t('devtools.import')}
        </FileButton>
      </Inline>
    </Stack>
  );
}

function SavePointLists({ saves }: { readonly saves: readonly SavePoint[] }) {
  const t = useText('devtools');
  const format = useFormat();
  const manual = saves.filter(({ before }) => before === null);
  const automatic = saves.filter(({ before }) => before !== null).toReversed();
  return (
    <Stack gap={6}>
      {manual.length > 0 && <Points points={manual} label={t('devtools.saves')} />}
      {automatic.length > 0 && (
        <Stack as="section" gap={3} aria-labelledby="automatic-saves">
          <Stack gap={1}>
            <Heading level={3} size="body" id="automatic-saves">
              {t('devtools.automatic')}
            </Heading>
            <Text as="p" size="small" tone="soft">
              {t('devtools.automaticHint')}
            </Text>
          </Stack>
          <Points points={automatic} label={t('devtools.automatic')} />
        </Stack>
      )}
      <Text as="p" size="small" tone="faint">
        {t('devtools.savesSize', { size: format.amount(megabytes(saves), { decimals: 1 }) })}
      </Text>
    </Stack>
  );
}

function Points({ points, label }: { readonly points: readonly SavePoint[]; readonly label: string }) {
  return (
    <Stack as="ul" gap={3} aria-label={label}>
      {points.map((point) => (
        <SaveRow key={point.name} point={point} />
      ))}
    </Stack>
  );
}

/** The total size of save points in millions of characters, as a decimal. */
const megabytes = (saves: readonly SavePoint[]): string => (saves.reduce((sum, { size }) => sum + size, 0) / 1_000_000).toFixed(1);

function NewSave() {
  const t = useText('devtools');
  const { onSave } = useUnit({ onSave: model.saving.submitted });
  const [name, setName] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onSave(name.trim());
  };
  return (
    <form onSubmit={save}>
      <Inline align="end" wrap={false} gap={3}>
        <TextField label={t('devtools.saveName')} value={name} onChange={setName} maxLength={60} />
        <Button type="submit" tone="accent">
          {t('devtools.save')}
        </Button>
      </Inline>
    </form>
  );
}
