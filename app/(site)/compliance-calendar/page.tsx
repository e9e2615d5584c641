import { CalendarTemplate } from "@/components/templates/calendar";
import { PageBody } from "@/components/templates/page-body";
import { pageMetadata } from "@/lib/metadata";
import { pageOf } from "@/lib/pages";
// Here and not in globals.css, so that the sheet that all pages load does not grow.
import "@/components/calendar/calendar.css";
import "@/components/calendar/plan-print.css";

const calendar = pageOf("/compliance-calendar");

export const metadata = pageMetadata(calendar);

/** Apart from the other pages, so that the scripts of its planner come with no other page. */
export default function Page() {
  return <PageBody template={CalendarTemplate} page={calendar} />;
}
