import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { Disclosure, DisclosureGroup } from '@/ui/Disclosure/Disclosure';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Select } from '@/ui/Select/Select';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import * as model from './model';
import { parseOrigin } from './proxyProtocol';
import { routings, type Routing } from './backendSetting';

/** Selects which side answers each group of calls, or all groups at once. */
export function Routings() {
  const t = useText('backend');
  const { typed, groups, chosen, commonRouting, routingChosen } = useUnit({
    typed: model.$typedOrigin,
    groups: model.$groups,
    chosen: model.$routings,
    commonRouting: model.$routingOfAll,
    routingChosen: model.routingChosen,
  });
  const isDisabled = parseOrigin(typed) === null;
  const isAnyLive = Object.values(chosen).includes('live');
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('backend.routing')}</Heading>
      <Choice
        label={t('backend.allGroups')}
        value={commonRouting}
        isDisabled={isDisabled}
        onChange={(routing) => routingChosen({ groups, routing })}
        description={isDisabled ? t('backend.originFirst') : undefined}
      />
      {isAnyLive && <InlineAlert tone="warning">{t('backend.liveWarning')}</InlineAlert>}
      <DisclosureGroup>
        <Disclosure title={t('backend.byGroup')} level={4}>
          <Stack as="ul" gap={2}>
            {groups.map((group) => (
              <Inline as="li" key={group} justify="between" wrap={false}>
                <Text size="dense" weight="medium">
                  {group}
                </Text>
                <Choice
                  label={t('backend.answeredBy', { group })}
                  isLabelHidden
                  value={chosen[group] ?? 'simulated'}
                  isDisabled={isDisabled}
                  onChange={(routing) => routingChosen({ groups: [group], routing })}
                />
              </Inline>
            ))}
          </Stack>
        </Disclosure>
      </DisclosureGroup>
    </Stack>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly description?: string | undefined;
  readonly value: Routing | null;
  readonly isDisabled: boolean;
  readonly onChange: (routing: Routing) => void;
}

function Choice({ onChange, ...props }: ChoiceProps) {
  const t = useText('backend');
  return (
    <Select
      {...props}
      size="compact"
      width={props.isLabelHidden ? 'content' : 'full'}
      placeholder={t('backend.differs')}
      options={routings.map((id) => ({ id, label: t(`backend.${id}`), description: t(`backend.${id}Hint`) }))}
      onChange={(id) => {
        const routing = routings.find((each) => each === id);
        if (routing) onChange(routing);
      }}
    />
  );
}
