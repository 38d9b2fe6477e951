import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { messageTab } from '@/contract/inmail';
import { $isMarkingAll, allRead } from '@/entities/messages';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Tabs } from '@/ui/Tabs/Tabs';
import { MessageGroups } from './MessageGroups';
import { filters, tabsRow } from './MessageBoard.css';
import type { MessageList, MessageTab } from './model';

export interface MessageBoardProps {
  readonly model: MessageList;
  /** What stands below the messages: more of them, or pages. */
  readonly children?: ReactNode;
}

const tabNames = ['all', 'announcement', 'system', 'quotes', 'trade'] as const satisfies readonly MessageTab[];
const isTab = (name: string): name is MessageTab => Object.hasOwn(messageTab, name);

/** Module tabs, sub-module filters, and the messages under them. */
export function MessageBoard({ model, children }: MessageBoardProps) {
  const t = useText('messages');
  const { tab, subModule, subModules, list, now, isLoaded, failure, tabChosen, subModuleChosen, retried, clicked } = useUnit({
    tab: model.$tab,
    subModule: model.$subModule,
    subModules: model.$subModules,
    list: model.$list,
    now: model.$now,
    isLoaded: model.$isLoaded,
    failure: model.$failure,
    tabChosen: model.tabChosen,
    subModuleChosen: model.subModuleChosen,
    retried: model.retried,
    clicked: model.clicked,
  });
  const kinds = [{ code: 0, name: t('messages.allSubModules') }, ...subModules];
  return (
    <div className={tabsRow}>
      <Tabs
        label={t('messages.tabs')}
        tabs={tabNames.map((id) => ({ id, label: t(`messages.${id}`) }))}
        selected={tab}
        onSelect={(id) => isTab(id) && tabChosen(id)}
      >
        {kinds.length > 1 && (
          <div role="group" aria-label={t('messages.subModules')} className={filters}>
            {kinds.map(({ code, name }) => (
              <Button
                key={code}
                size="compact"
                tone={code === subModule ? 'neutral' : 'quiet'}
                aria-pressed={code === subModule}
                onPress={() => subModuleChosen(code)}
              >
                {name}
              </Button>
            ))}
          </div>
        )}
        <MessageGroups
          list={list}
          now={now}
          isLoaded={isLoaded}
          hasFailed={failure !== null && list.length === 0}
          onRetry={retried}
          onClick={clicked}
        />
        {children}
      </Tabs>
    </div>
  );
}

/** Marks everything read. It stays pressable when nothing is left: a button that switches itself off loses the focus. */
export function MarkAllButton() {
  const t = useText('messages');
  const { isMarking, markAll } = useUnit({ isMarking: $isMarkingAll, markAll: allRead });
  return (
    <Button
      size="compact"
      tone="quiet"

      isPending={isMarking}
      pendingLabel={t('messages.markingAll')}
      onPress={() => markAll()}
    >
      {t('messages.markAllRead')}
    </Button>
  );
}
