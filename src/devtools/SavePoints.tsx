import { useUnit } from 'effector-react';
import { Download, GitCompare, RotateCcw, Trash2, Upload } from 'lucide-react';
import { useEffect, useState, type FormEvent } from 'react';
import type { SavePoint } from '@mocks/control';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { useAnnouncer } from '@/ui/Announcer/announcer';
import { Button } from '@/ui/Button/Button';
import { Card } from '@/ui/Card/Card';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { FileButton } from '@/ui/FileButton/FileButton';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Inline } from '@/ui/Inline/Inline';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { keepRowFocus } from '@/ui/keepRowFocus';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { TextField } from '@/ui/TextField/TextField';
import { SaveChanges } from './SaveChanges';
import * as model from './savesModel';

/** Creates, compares, restores, exports and imports save points. */
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
          {(saves) => (
            <Stack as="ul" gap={3}>
              {saves.map((point) => (
                <Point key={point.name} point={point} />
              ))}
            </Stack>
          )}
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

function Point({ point: { name, at, persona, scenario, problem } }: { readonly point: SavePoint }) {
  const t = useText('devtools');
  const format = useFormat();
  const { compared, onCompare, onRestore, onRemove } = useUnit({
    compared: model.$compared,
    onCompare: model.compareToggled,
    onRestore: model.restoring.submitted,
    onRemove: model.removal.submitted,
  });
  const isCompared = compared === name;
  const stands = problem ?? [at === null ? null : format.dateTime(at), persona, scenario].filter((part) => part !== null).join(' · ');
  return (
    <Card as="li" density="compact">
      <Inline justify="between" wrap={false}>
        <Stack gap={1}>
          <Text weight="medium">{name}</Text>
          <Text size="small" tone={problem ? 'danger' : 'soft'}>
            {stands}
          </Text>
        </Stack>
        <Inline gap={1} wrap={false}>
          <IconButton
            icon={GitCompare}
            size="small"
            label={t('devtools.compare', { name })}
            aria-expanded={isCompared}
            isDisabled={problem !== null}
            onPress={() => onCompare(name)}
          />
          <IconButton
            icon={RotateCcw}
            size="small"
            label={t('devtools.restore', { name })}
            isDisabled={problem !== null}
            onPress={() => onRestore(name)}
          />
          <IconButton icon={Trash2} size="small" label={t('devtools.removeSave', { name })} onPress={() => onRemove(name)} />
        </Inline>
      </Inline>
      {isCompared && <SaveChanges />}
    </Card>
  );
}
