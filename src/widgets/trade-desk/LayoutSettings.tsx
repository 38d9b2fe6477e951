import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '@/shared/i18n';
import { deskLayouts } from '@/shared/lib/pageStorageKeys';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Inline } from '@/ui/Inline/Inline';
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup';
import { Stack } from '@/ui/Stack/Stack';
import { Switch } from '@/ui/Switch/Switch';
import { Text } from '@/ui/Text/Text';
import { hideablePanels, initialArrangement, moveColumn, type HideablePanel } from './arrangement';
import { useArrangement } from './useArrangement';

/** Selects the layout of a trade screen and its visible panels; the choice is remembered per layout. */
export function LayoutSettings() {
  const { arrangement, arrange, choose } = useArrangement();
  const t = useText('trade');
  const { layout, order, hidden } = arrangement;
  const show = (panel: HideablePanel, isShown: boolean) =>
    arrange({ ...arrangement, hidden: isShown ? hidden.filter((each) => each !== panel) : [...hidden, panel] });
  return (
    <Stack gap={5}>
      <RadioGroup
        label={t('trade.layout')}
        options={deskLayouts.map((id) => ({ id, label: t(`trade.layout_${id}`) }))}
        value={layout}
        onChange={(id) => choose(deskLayouts.find((each) => each === id) ?? layout)}
      />
      <Stack gap={2}>
        <Text size="small" tone="soft">
          {t('trade.columns')}
        </Text>
        {order.map((column, index) => (
          <Inline key={column} gap={2} justify="between">
            <Text>{t(`trade.column_${column}`)}</Text>
            <Inline gap={2}>
              <IconButton
                size="compact"
                icon={ChevronLeft}
                label={t('trade.moveLeft', { column: t(`trade.column_${column}`) })}
                isDisabled={index === 0}
                onPress={() => arrange({ ...arrangement, order: moveColumn(order, column, -1) })}
              />
              <IconButton
                size="compact"
                icon={ChevronRight}
                label={t('trade.moveRight', { column: t(`trade.column_${column}`) })}
                isDisabled={index === order.length - 1}
                onPress={() => arrange({ ...arrangement, order: moveColumn(order, column, 1) })}
              />
            </Inline>
          </Inline>
        ))}
      </Stack>
      <Stack gap={2}>
        <Text size="small" tone="soft">
          {t('trade.shownPanels')}
        </Text>
        {hideablePanels.map((panel) => (
          <Switch key={panel} width="full" isSelected={!hidden.includes(panel)} onChange={(isShown) => show(panel, isShown)}>
            {t(`trade.panel_${panel}`)}
          </Switch>
        ))}
      </Stack>
      <Button onPress={() => arrange(initialArrangement(layout))}>{t('trade.resetLayout')}</Button>
    </Stack>
  );
}
