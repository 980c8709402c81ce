import { Picture } from '../../components/picture/picture';
import { screenAt, siteContent } from '../../content.server';
import { toHtmlIfAny } from '../../markdown.server';
import { pictureSource } from '../../pictures.server';
import { ScreenHead } from '../../shell/screen-head';
import page from '../page.module.css';
import type { Route } from './+types/teachers';
import { initialsOf } from './initials';
import styles from './teachers.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { title, description, intro } = screenAt(url, 'intro').data;
  const staff = siteContent().staff.map(({ name, designation, qualification, picture }) => ({
    name,
    designation,
    qualification,
    picture: pictureSource(picture),
    initials: 'illustration' in picture ? initialsOf(name) : undefined,
  }));
  return { title, description, introHtml: toHtmlIfAny(intro), staff };
}

export default function TeachersPage({ loaderData }: Route.ComponentProps) {
  const { title, description, introHtml, staff } = loaderData;
  return (
    <>
      <ScreenHead title={title} description={description} introHtml={introHtml} />
      <ul className={`${page.sheet} ${styles.grid}`}>
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
    </>
  );
}
