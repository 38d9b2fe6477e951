import { Card } from '@/ui/Card/Card';
import { Grid } from '@/ui/Grid/Grid';

export default { title: 'ui/Grid' };

const cards = (count: number) => Array.from({ length: count }, (_, index) => <Card key={index}>{`Panel ${index + 1}`}</Card>);

export const Small = () => <Grid columns="small">{cards(8)}</Grid>;
export const Medium = () => <Grid>{cards(6)}</Grid>;
export const Halves = () => <Grid columns="halves">{cards(2)}</Grid>;
export const Tables = () => <Grid columns="tables">{cards(2)}</Grid>;
export const Thirds = () => <Grid columns="thirds">{cards(3)}</Grid>;
export const MainAside = () => <Grid columns="mainAside">{cards(2)}</Grid>;
export const AsideMain = () => <Grid columns="asideMain">{cards(2)}</Grid>;
