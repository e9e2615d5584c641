import type { Metadata } from "next";
import { BookingPlaceholder } from "@/components/booking/booking-placeholder";

export const metadata: Metadata = { title: "Book a visit", robots: { index: false } };

/** Not one of the site's pages: what the booking dialog shows while no booking service is connected. */
export default function Page() {
  return <BookingPlaceholder />;
}
