/**
 * What a page component gets: what its loader has returned. React Router’s own types have one file for each route, and
 * which kinds of screens there are is the school’s decision.
 */
export interface PageProps<Loader extends (...args: never[]) => unknown> {
  loaderData: Awaited<ReturnType<Loader>>;
}
