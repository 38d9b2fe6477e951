import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Bell,
  ChartCandlestick,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Copy,
  Eye,
  EyeOff,
  Gift,
  Globe,
  Headset,
  Info,
  LogOut,
  Menu,
  Moon,
  QrCode,
  RefreshCw,
  Search,
  Settings,
  ShieldCheck,
  Star,
  Sun,
  TriangleAlert,
  UserRound,
  Wallet,
  X,
} from 'lucide-react';
import { Grid } from '@/ui/Grid/Grid';
import { Heading } from '@/ui/Heading/Heading';
import { Icon, iconSizes } from '@/ui/Icon/Icon';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';

export default { title: 'foundations/Icons' };

const used = {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Bell,
  ChartCandlestick,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Copy,
  Eye,
  EyeOff,
  Gift,
  Globe,
  Headset,
  Info,
  LogOut,
  Menu,
  Moon,
  QrCode,
  RefreshCw,
  Search,
  Settings,
  ShieldCheck,
  Star,
  Sun,
  TriangleAlert,
  UserRound,
  Wallet,
  X,
};

export const Set = () => (
  <Stack gap={5}>
    <Heading level={1}>Icons</Heading>
    <Text tone="soft">One set in 16, 20 and 24 px with a stroke width of 1.5.</Text>
    <Grid columns="small">
      {Object.entries(used).map(([name, icon]) => (
        <Stack key={name} gap={2}>
          <Inline>
            {iconSizes.map((size) => (
              <Icon key={size} icon={icon} size={size} />
            ))}
          </Inline>
          <Text size="small" tone="soft">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  </Stack>
);
