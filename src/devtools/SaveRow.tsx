import { useUnit } from 'effector-react';
import { GitBranch, GitCompare, RotateCcw, Trash2 } from 'lucide-react';
import type { SavePoint } from '@mocks/control';
import { useFormat, useText } from '@/shared/i18n';
import { Card } from '@/ui/Card/Card';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { SaveChanges } from './SaveChanges';
import * as model from './savesModel';

/** A save point: its contents and actions. */
export function SaveRow({ point: { name, before, at, persona, scenario, problem } }: { readonly point: SavePoint }) {
  const t = useText('devtools');
  const format = useFormat();
  const { compared, onCompare, onBranch, onRestore, onRemove } = useUnit({
    compared: model.$compared,
    onCompare: model.compareToggled,
    onBranch: model.branching.submitted,
    onRestore: model.restoring.submitted,
    onRemove: model.removal.submitted,
  });
  const isCompared = compared === name;
  const title = before === null ? name : t('devtools.beforeChange', { change: t(`devtools.change_${before}`) });
  const summary = problem ?? [at === null ? null : format.dateTime(at), persona, scenario].filter((part) => part !== null).join(' · ');
  const isBroken = problem !== null;
  return (
    <Card as="li" density="compact">
      <Inline justify="between">
        <Stack gap={1}>
          <Text weight="medium">{title}</Text>
          <Text size="small" tone={isBroken ? 'danger' : 'soft'}>
            {summary}
          </Text>
        </Stack>
        <Inline gap={1} wrap={false}>
          <IconButton
            icon={GitCompare}
            size="small"
            label={t('devtools.compare', { name: title })}
            aria-expanded={isCompared}
            isDisabled={isBroken}
            onPress={() => onCompare(name)}
          />
          <IconButton
            icon={GitBranch}
            size="small"
            label={t('devtools.branch', { name: title })}
            isDisabled={isBroken}
            onPress={() => onBranch(name)}
          />
          <IconButton
            icon={RotateCcw}
            size="small"
            label={t('devtools.restore', { name: title })}
            isDisabled={isBroken}
            onPress={() => onRestore(name)}
          />
          <IconButton icon={Trash2} size="small" label={t('devtools.removeSave', { name: title })} onPress={() => onRemove(name)} />
        </Inline>
      </Inline>
      {isCompared && <SaveChanges />}
    </Card>
  );
}
