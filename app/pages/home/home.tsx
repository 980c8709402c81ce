import type { LoaderFunctionArgs } from 'react-router';
import type { PageProps } from '../page-props';
import { HomeScreen } from './home-screen';
import { homeAt } from './home.server';

export function loader({ url }: LoaderFunctionArgs) {
  return homeAt(url);
}

export default function HomePage({ loaderData }: PageProps<typeof loader>) {
  return <HomeScreen home={loaderData} />;
}
