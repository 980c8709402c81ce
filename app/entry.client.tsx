import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { noteWhatWasBegun } from './wake/keep-what-was-begun';
import { handOverPageData } from './wake/page-data';

handOverPageData();
startTransition(() => {
  const putBack = noteWhatWasBegun();
  hydrateRoot(document, <HydratedRouter />, {
    onRecoverableError: (error) => {
      putBack();
      reportError(error);
    },
  });
});
