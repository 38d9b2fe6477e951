import { useUnit } from 'effector-react';
import { notificationChannels, notificationTopics, type NotificationChoice } from '@/contract/account';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Panel } from '@/ui/Panel/Panel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Switch } from '@/ui/Switch/Switch';
import { Text } from '@/ui/Text/Text';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import * as model from './notifications';
import { choices as choicesStyle, tabHeight } from './page.css';

/** Notification settings by topic and channel, besides the messages in the app. */
export function NotificationsTab() {
  const t = useText('settings');
  useGate(model.NotificationsGate);
  return (
    <Panel title={t('settings.notifications')}>
      <Stack gap={6}>
        <Text as="p" tone="soft">
          {t('settings.notificationsHint')}
        </Text>
        <QueryView
          query={model.choices}
          errorText={t('settings.notificationsFailed')}
          skeleton={<Skeleton shape="block" size={tabHeight} label />}
        >
          {(choices) => <Choices choices={choices} />}
        </QueryView>
      </Stack>
    </Panel>
  );
}

function Choices({ choices }: { readonly choices: readonly NotificationChoice[] }) {
  const t = useText('settings');
  const { switching, onSwitch } = useUnit({ switching: model.$switching, onSwitch: model.choiceSwitched });
  return (
    <div className={choicesStyle}>
      <span />
      {notificationChannels.map((channel) => (
        <Text key={channel} size="small" tone="faint">
          {t(`settings.channel_${channel}`)}
        </Text>
      ))}
      {notificationTopics.flatMap((topic) => [
        <span key={topic}>{t(`settings.topic_${topic}`)}</span>,
        ...notificationChannels.map((channel) => (
          <Switch
            key={`${topic} ${channel}`}
            isSelected={choices.find((each) => each.topic === topic && each.channel === channel)?.isOn ?? false}
            isDisabled={topic === 'security' && channel === 'email'}
            isPending={switching.some((each) => each.topic === topic && each.channel === channel)}
            onChange={(isOn) => onSwitch({ topic, channel, isOn })}
          >
            <VisuallyHidden>{`${t(`settings.topic_${topic}`)}: ${t(`settings.channel_${channel}`)}`}</VisuallyHidden>
          </Switch>
        )),
      ])}
    </div>
  );
}
