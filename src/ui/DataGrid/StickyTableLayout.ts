import { TableLayout } from 'react-aria-components/Virtualizer';

/** Lays out virtual rows whose first column stays in view. */
export class StickyTableLayout<Row> extends TableLayout<Row> {
  protected override isStickyColumn({ index }: Parameters<TableLayout<Row>['isStickyColumn']>[0]): boolean {
    return index === 0;
  }
}
