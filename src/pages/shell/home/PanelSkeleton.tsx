import { Skeleton } from '@/ui/Skeleton/Skeleton';

/** Skeleton of the panel beside the hero. */
export const PanelSkeleton = () => <Skeleton shape="row" count={8} />;
