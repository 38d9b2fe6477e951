import { useUnit } from 'effector-react';
import { Check, Circle } from 'lucide-react';
import { receiveStatus, type NewbieTask } from '@/contract/task';
import { $tasks } from '@/entities/tasks';
import { useText } from '@/shared/i18n';
import { useHrefs } from '@/shared/routing';
import { Badge } from '@/ui/Badge/Badge';
import { Card } from '@/ui/Card/Card';
import { Grid } from '@/ui/Grid/Grid';
import { Heading } from '@/ui/Heading/Heading';
import { Icon } from '@/ui/Icon/Icon';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { task as row, taskText } from './account.css';
import { rewardsTarget } from './targets';

/** The newbie tasks; shown while a reward can be claimed. Source: specification, Newbie task reminder. */
export function Tasks() {
  const tasks = useUnit($tasks);
  const t = useText('home');
  const { to } = useHrefs();
  const rewardsHref = rewardsTarget(to);
  return (
    <Card as="section" density="generous" aria-label={t('home.tasksTitle')}>
      <Stack gap={4}>
        <Inline justify="between" wrap={false}>
          <Inline gap={3}>
            <Heading level={2} size="body">
              {t('home.tasksTitle')}
            </Heading>
            <Badge tone="accent">{t('home.taskNew')}</Badge>
          </Inline>
          {rewardsHref && (
            <Link variant="plain" href={rewardsHref}>
              {t('home.tasksAll')}
            </Link>
          )}
        </Inline>
        <Grid as="ul" columns="medium" gap={5}>
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}

function TaskRow({ task: { title, reward, jumpLink, receiveStatus: status } }: { readonly task: NewbieTask }) {
  const t = useText('home');
  const { resolveUrl } = useHrefs();
  const isOpen = status === receiveStatus.notReceived;
  const verdict = resolveUrl(jumpLink);
  return (
    <li className={row}>
      <Icon icon={isOpen ? Circle : Check} tone={isOpen ? 'faint' : 'success'} />
      <span className={taskText}>
        <Text tone={isOpen ? 'plain' : 'soft'}>{title}</Text>
        <Text size="small" tone="faint">
          {t('home.taskReward', { reward })}
        </Text>
      </span>
      {isOpen && verdict.kind === 'internal' && (
        <Link variant="button" size="compact" href={verdict.to}>
          {t('home.taskGo')}
        </Link>
      )}
      {!isOpen && <VisuallyHidden>{t('home.taskReceived')}</VisuallyHidden>}
    </li>
  );
}
