import type {} from 'fastify';
import type { OfficeView } from '../../office/views';

declare module 'fastify' {
  interface FastifyReply {
    /** Sends a view as a page of the office. @param status of HTTP; 200 by default */
    show: (view: OfficeView, status?: number) => FastifyReply;
  }
}
