import type { LoaderFunctionArgs } from 'react-router';
import { Picture } from '../../components/picture/picture';
import { contentAt } from '../../content.server';
import { pictureSource } from '../../pictures.server';
import { ScreenHead } from '../../shell/screen-head';
import { introOf } from '../intro.server';
import page from '../page.module.css';
import type { PageProps } from '../page-props';
import { initialsOf } from './initials';
import styles from './teachers.module.css';

export function loader({ url }: LoaderFunctionArgs) {
  const staff = contentAt(url).staff.map(({ name, designation, qualification, picture }) => ({
    name,
    designation,
    qualification,
    picture: pictureSource(picture, 'portrait'),
    initials: 'illustration' in picture ? initialsOf(name) : undefined,
  }));
  return { head: introOf(url, 'teachers'), staff };
}

export default function TeachersPage({ loaderData }: PageProps<typeof loader>) {
  const { head, staff } = loaderData;
  return (
    <>
      <ScreenHead {...head} pictureOn="wide-screens" />
      {staff.length > 0 && (
        <div className={page.sheet}>
          <ul className={styles.grid}>
            {staff.map(({ name, designation, qualification, picture, initials }, index) => (
              <li key={name} className={styles.person}>
                <div className={styles.portrait}>
                  <Picture picture={picture} load={index < 2 ? 'now' : 'later'} />
                  {initials && (
                    <span className={styles.initials} aria-hidden="true">
                      {initials}
                    </span>
                  )}
                </div>
                <h2 className={styles.name}>{name}</h2>
                <p>{designation}</p>
                <p className={styles.qualification}>{qualification}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
