import { useState } from 'react';
import { Button } from '@/ui/Button/Button';
import { Inline } from '@/ui/Inline/Inline';
import { Toast } from '@/ui/Toast/Toast';
import { createToaster } from '@/ui/Toast/toasts';
import type { ToastMessage } from '@/ui/Toast/toasts';

export default { title: 'ui/Toast' };

const messages: readonly ToastMessage[] = [
  { tone: 'success', title: 'Transfer successful', description: '120 USDT are in your spot account.' },
  { tone: 'info', title: 'Prices are a minute old' },
  { tone: 'warning', title: 'Margin ratio at 78 %', description: 'Add margin or close part of the position.' },
  { tone: 'danger', title: 'Transfer failed', description: 'The connection was lost. No funds were moved; try again.' },
];

function Example({ shown }: { shown: readonly ToastMessage[] }) {
  const [toaster] = useState(() => {
    const created = createToaster();
    shown.forEach((message) => created.show(message, 0));
    return created;
  });
  return (
    <>
      <Inline>
        {messages.map((message) => (
          <Button key={message.tone} onPress={() => toaster.show(message)}>
            {message.title}
          </Button>
        ))}
      </Inline>
      <Toast toaster={toaster} />
    </>
  );
}

export const OnDemand = () => <Example shown={[]} />;
export const Success = () => <Example shown={messages.slice(0, 1)} />;
export const Info = () => <Example shown={messages.slice(1, 2)} />;
export const Warning = () => <Example shown={messages.slice(2, 3)} />;
export const Danger = () => <Example shown={messages.slice(3)} />;
export const Several = () => <Example shown={messages.slice(0, 3)} />;
