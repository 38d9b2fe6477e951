import { Columns2, Images, LayoutGrid, ListChecks, OctagonAlert, Presentation, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { TextKey } from '@/shared/i18n';
import { lazyNamed } from '@/shared/lazy';

/** A text key of the workbench. */
export type WorkbenchText = Extract<TextKey, `workbench.${string}`>;

/** A page of the workbench. */
export interface Tool {
  /** Its path segment below `/workbench/`. */
  readonly id: string;
  readonly icon: LucideIcon;
  readonly title: WorkbenchText;
  /** Its purpose in a sentence or two. */
  readonly purpose: WorkbenchText;
  /** Its audience: demo presenters, developers, designers or auditors. */
  readonly audience: readonly WorkbenchText[];
  readonly Page: ComponentType;
}

/** Every page of the workbench in display order; each is loaded when it is opened. */
export const tools: readonly Tool[] = [
  {
    id: 'scenarios',
    icon: Images,
    title: 'workbench.scenarios',
    purpose: 'workbench.scenariosPurpose',
    audience: ['workbench.forDemos', 'workbench.forDevelopers', 'workbench.forDesigners'],
    Page: lazyNamed(() => import('./scenarios/ScenariosPage'), 'ScenariosPage'),
  },
  {
    id: 'codes',
    icon: OctagonAlert,
    title: 'workbench.codes',
    purpose: 'workbench.codesPurpose',
    audience: ['workbench.forDevelopers', 'workbench.forDesigners', 'workbench.forAuditors'],
    Page: lazyNamed(() => import('./codes/CodesPage'), 'CodesPage'),
  },
  {
    id: 'coverage',
    icon: ListChecks,
    title: 'workbench.coverage',
    purpose: 'workbench.coveragePurpose',
    audience: ['workbench.forDevelopers', 'workbench.forAuditors'],
    Page: lazyNamed(() => import('./coverage/CoveragePage'), 'CoveragePage'),
  },
  {
    id: 'matrix',
    icon: LayoutGrid,
    title: 'workbench.matrix',
    purpose: 'workbench.matrixPurpose',
    audience: ['workbench.forDesigners', 'workbench.forAuditors'],
    Page: lazyNamed(() => import('./matrix/MatrixPage'), 'MatrixPage'),
  },
  {
    id: 'together',
    icon: Columns2,
    title: 'workbench.together',
    purpose: 'workbench.togetherPurpose',
    audience: ['workbench.forDemos', 'workbench.forDevelopers'],
    Page: lazyNamed(() => import('./together/TogetherPage'), 'TogetherPage'),
  },
  {
    id: 'tours',
    icon: Presentation,
    title: 'workbench.tours',
    purpose: 'workbench.toursPurpose',
    audience: ['workbench.forDemos'],
    Page: lazyNamed(() => import('./tours/ToursPage'), 'ToursPage'),
  },
];
