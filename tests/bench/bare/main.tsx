// The baseline of the first load: the bare stack with one route and one button.
import { Button } from 'react-aria-components/Button';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

const router = createBrowserRouter([
  {
    path: '*',
    element: (
      <main>
        <h1>The packages alone</h1>
        <Button>Start</Button>
      </main>
    ),
  },
]);

const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
