import { ChevronRight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import type { TreeProps as AriaTreeProps } from 'react-aria-components/Tree';
import { selectionBox } from '../Checkbox/selectionBox';
import { Icon } from '../Icon/Icon';
import { end as endStyle, texts } from '../options.css';
import type { Unstyled } from '../props';
import { chevron, item, line, tree } from './Tree.css';

export interface TreeNode {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** At the end of the line: a count, a badge. */
  end?: ReactNode;
  href?: string;
  isDisabled?: boolean;
  children?: readonly TreeNode[];
}

export interface TreeProps extends Omit<Unstyled<AriaTreeProps<TreeNode>>, 'items' | 'aria-label' | 'dependencies' | 'renderEmptyState'> {
  label: string;
  nodes: readonly TreeNode[];
}

/** A hierarchy: help topics, invited friends and whom they invited. Branches expand by their arrow or the arrow keys. */
export function Tree({ label, nodes, ...props }: TreeProps) {
  return (
    <AriaTree {...props} aria-label={label} items={nodes} className={tree}>
      {nodeOf}
    </AriaTree>
  );
}

function nodeOf({ id, label, icon, end, href, isDisabled, children = [] }: TreeNode) {
  return (
    <TreeItem id={id} textValue={label} href={href} isDisabled={isDisabled} className={item}>
      <TreeItemContent>
        {({ hasChildItems, selectionMode }) => (
          <span className={line}>
            {hasChildItems ? (
              <Button slot="chevron" className={chevron}>
                <Icon icon={ChevronRight} />
              </Button>
            ) : (
              <span className={chevron} />
            )}
            {selectionMode === 'multiple' && selectionBox()}
            {icon && <Icon icon={icon} tone="soft" />}
            <span className={texts}>{label}</span>
            {end && <span className={endStyle}>{end}</span>}
          </span>
        )}
      </TreeItemContent>
      <Collection items={children}>{nodeOf}</Collection>
    </TreeItem>
  );
}
