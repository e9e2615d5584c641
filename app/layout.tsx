import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import "./globals.css";

// A variable font, made by scripts/make-assets.ts. Preloaded and "optional": the browser waits a moment for it and
// never swaps it in later, so the text does not shift (a slow first visit shows the size-adjusted fallback).
const archivo = localFont({
  src: "../generated/archivo.woff2",
  weight: "400 700",
  display: "optional",
  variable: "--font-archivo",
  // fallback-font.css adjusts the fallback by weight.
  adjustFontFallback: false,
});

// The files are in public/. The .ico states a size so that browsers which read SVG take the SVG.
export const metadata: Metadata = {
  icons: {
    icon: [
      { url: "/favicon.ico", sizes: "32x32" },
      { url: "/favicon.svg", type: "image/svg+xml" },
    ],
    apple: "/apple-touch-icon.png",
  },
};

// The top bar's colour in both schemes (app/colours.css).
export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [{ color: "#10233b" }, { media: "(prefers-color-scheme: dark)", color: "#081423" }],
};

/** The document of every page; the header and footer are in (site)/layout.tsx. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" className={archivo.variable}>
      <body>{children}</body>
    </html>
  );
}
