import { Text } from '@/ui/Text/Text';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';

export default { title: 'ui/VisuallyHidden' };

export const BesideASymbol = () => (
  <Text>
    <span aria-hidden>≈</span>
    <VisuallyHidden>about</VisuallyHidden> 1,204.55 USDT
  </Text>
);
