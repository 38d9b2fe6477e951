import { useEffect, type ReactNode } from 'react';
import { control } from '@mocks/control';
import { Controls } from '@/devtools';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'devtools/Controls' };

const nothing = () => {};

function Example(props: Omit<AppStoryProps, 'children'>) {
  return (
    <AppStory {...props}>
      <Controls onClose={nothing} />
    </AppStory>
  );
}

/** Turns to one of the panel's tabs as soon as it is there. */
function OnTab({ tab, children }: { readonly tab: string; readonly children: ReactNode }) {
  useEffect(() => {
    const turn = () => {
      const found = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].find(({ textContent }) => textContent === tab);
      found?.click();
      return found !== undefined;
    };
    if (turn()) return undefined;
    const observer = new MutationObserver(() => turn() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [tab]);
  return children;
}

const broken = { [control.status.path]: 'fault' } as const;
const slow = { [control.status.path]: 'pending' } as const;

export const Trader = () => <Example as="trader" scenario="transfer-accepted" />;

export const Visitor = () => <Example />;

export const Loading = () => <Example answers={slow} />;

export const Failed = () => <Example answers={broken} />;

export const Chinese = () => <Example as="vip" locale="zh_CN" />;

export const Faults = () => (
  <OnTab tab="Faults">
    <Example as="trader" />
  </OnTab>
);

export const SavePoints = () => (
  <OnTab tab="Save points">
    <Example as="trader" />
  </OnTab>
);

export const Codes = () => (
  <OnTab tab="Codes">
    <Example as="trader" />
  </OnTab>
);

export const Requests = () => (
  <OnTab tab="Requests">
    <Example as="trader" />
  </OnTab>
);
