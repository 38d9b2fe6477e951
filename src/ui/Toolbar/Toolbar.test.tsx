import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Button } from '../Button/Button';
import { Toolbar, ToolbarDivider } from './Toolbar';

const focused = () => document.activeElement?.textContent;

test('the toolbar is one tab stop and remembers the last tool', async () => {
  const { user } = renderUi(
    <>
      <Toolbar label="Chart">
        <Button>Zoom in</Button>
        <ToolbarDivider />
        <Button>Zoom out</Button>
      </Toolbar>
      <Button>After</Button>
    </>,
  );
  await user.tab();
  expect(focused()).toBe('Zoom in');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Zoom out');
  await user.tab();
  expect(focused()).toBe('After');
  await user.tab({ shift: true });
  expect(focused()).toBe('Zoom out');
});
