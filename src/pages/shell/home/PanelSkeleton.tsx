import { Skeleton } from '@/ui/Skeleton/Skeleton';

/** What stands in the panel beside the hero while it loads. */
export const PanelSkeleton = () => <Skeleton shape="row" count={8} />;
