import { Suspense, useEffect, type ComponentType } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary';
import { RouteFocus } from './RouteFocus';

export interface WorkbenchProps {
  /** Receives the navigate function of this instance. */
  readonly onReady: (navigate: NavigateFunction) => void;
}

/** Wraps the workbench pages, which do not know the app's router, in the navigation, error boundary and focus handling of the app's layout. */
export function withWorkbenchLayout(Pages: ComponentType): ComponentType<WorkbenchProps> {
  return function Workbench({ onReady }) {
    const navigate = useNavigate();
    useEffect(() => onReady(navigate), [navigate, onReady]);
    const { pathname, search, hash } = useLocation();
    const currentUrl = `${pathname}${search}${hash}`;
    return (
      <AriaRouterProvider navigate={(to, options) => void navigate(to, options ?? { replace: to === currentUrl })}>
        <ErrorBoundary path={pathname} search={search}>
          <Suspense fallback={null}>
            <Pages />
          </Suspense>
        </ErrorBoundary>
        <RouteFocus />
      </AriaRouterProvider>
    );
  };
}
