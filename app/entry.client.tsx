import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { handOverPageData } from './wake/page-data';

handOverPageData();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
