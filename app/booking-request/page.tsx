import type { Metadata } from "next";
import { BookingPlaceholder } from "@/components/booking/booking-placeholder";

export const metadata: Metadata = { title: "Book a visit", robots: { index: false } };

/** Shown in the booking dialog while no booking service is connected. It is not listed among the site's pages. */
export default function Page() {
  return <BookingPlaceholder />;
}
