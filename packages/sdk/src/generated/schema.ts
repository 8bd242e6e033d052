/** Generated from openapi.yaml by `npm run generate`. Do not edit. */

export interface paths {
    "/agric/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agents
         * @description Everybody may choose an agrovet. Names of people, usernames and e-mail addresses are for administrators;
         *     others read "" there and a null `user`. The search reads the agrovet's name, for administrators names and
         *     e-mail too. Orders by `id`, `agrovet_name`.
         */
        get: operations["agents.list"];
        put?: never;
        /**
         * Add an agent
         * @description For administrators. Without a `password` the agent sets one with the password reset.
         */
        post: operations["agents.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/agents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read an agent */
        get: operations["agents.get"];
        /**
         * Change an agent
         * @description For administrators. Without a `password` the stored one stays.
         */
        put: operations["agents.update"];
        post?: never;
        /**
         * Delete an agent
         * @description An agent with bookings or referred farmers stays: take the agrovet off the list with `is_agrovet` false.
         */
        delete: operations["agents.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/agents/{id}/commission-rates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * List the commission rates that an agent has had
         * @description The newest first. A booking keeps the rate of the moment in which it was made. Agents see their own, administrators
         *     everybody's.
         */
        get: operations["agents.listCommissionRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/attention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what needs attention today
         * @description Counts over what the asker may see. Each number is the count of a list: see the filters of `bookings.list` and
         *     `samples.list`.
         */
        get: operations["stats.getAttention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/booking/payment/invoice/generate-invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the invoice of a booking
         * @description For whoever may read the booking. The amount is samples times price, less the discount, in KES. Who holds the link of the booking gives its `uuid`.
         */
        get: operations["payments.downloadInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/booking/payment/invoice/generate-receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the receipt of a booking
         * @description For whoever may read the booking, once it is paid. With several payments it is the receipt of the last one. Who holds the link of the booking gives its `uuid`.
         */
        get: operations["payments.downloadReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/bulk-create/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add many agents
         * @description For administrators. All of them or none.
         */
        post: operations["agents.bulkCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/bulk-create/farmers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register many farmers
         * @description All of them or none. A row whose phone number or e-mail address is registered, or stands in an earlier row, is
         *     refused unless it says `allow_duplicate`.
         */
        post: operations["farmers.bulkCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/check-discount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read what a discount code takes off a booking
         * @description The discount that the booking would be stored with, before it is sent. Codes that give nothing are throttled by address.
         */
        post: operations["bookings.checkDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/collect-commission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the payment of earned commissions
         * @description An agent asks for their own; an administrator for those of `agent`.
         */
        post: operations["commissions.collect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/commission-balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what an agent has earned
         * @description An agent reads their own; an administrator that of `agent`.
         */
        get: operations["commissions.getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/commission-payouts-csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download what is to be paid out, one line an agent
         * @description For administrators: what agents have asked for and where to send it, for a bulk payment. With `batch`, what was paid
         *     out together.
         */
        get: operations["commissions.downloadPayoutsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/commission-statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an agent's statement as a PDF
         * @description Every step of every commission in these days. An agent downloads their own; an administrator that of `agent`.
         */
        get: operations["commissions.downloadStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/commission-statement-csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an agent's statement as CSV
         * @description The same lines as `commissions.downloadStatement`.
         */
        get: operations["commissions.downloadStatementCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/commissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List commissions
         * @description What agents earn with paid bookings. An agent sees their own, an administrator all. The search reads agrovet
         *     and code of the booking. Orders by `id`, `amount`, `created_on`.
         */
        get: operations["commissions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/commissions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a commission */
        get: operations["commissions.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/crops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List crops
         * @description Everybody but administrators sees public crops alone. The search reads the name. Orders by `id`, `name`.
         */
        get: operations["crops.list"];
        put?: never;
        /**
         * Add a crop
         * @description For administrators. Every bound is more than 0, and no low bound above its high one.
         */
        post: operations["crops.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/crops/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a crop */
        get: operations["crops.get"];
        /** Change a crop */
        put: operations["crops.update"];
        post?: never;
        /**
         * Delete a crop
         * @description A crop that bookings or samples name stays: withdraw it with `public` false.
         */
        delete: operations["crops.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List devices
         * @description Soil probes and who has them, for administrators. The search reads serial number and name. Orders by `id`,
         *     `serial_number`, `name`.
         */
        get: operations["devices.list"];
        put?: never;
        /** Add a device */
        post: operations["devices.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/devices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a device */
        get: operations["devices.get"];
        /** Change a device */
        put: operations["devices.update"];
        post?: never;
        /** Delete a device */
        delete: operations["devices.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/disburse-commission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that commissions were paid out
         * @description For administrators. All of them or none; each was asked for before.
         */
        post: operations["commissions.disburse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List discount codes
         * @description Administrators alone. The search reads the code. Orders by `id`, `code`, `valid_until`.
         */
        get: operations["discounts.list"];
        put?: never;
        /**
         * Add a discount code
         * @description For administrators. A code is stored in capitals, each once.
         */
        post: operations["discounts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/discounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a discount code */
        get: operations["discounts.get"];
        /** Change a discount code */
        put: operations["discounts.update"];
        post?: never;
        /**
         * Delete a discount code
         * @description Bookings keep the discount that the code gave them.
         */
        delete: operations["discounts.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/download-farmer-biodata/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the register of farmers
         * @description A CSV file in UTF-8 with a header row, for administrators. Each download is kept with who, when, how many rows and
         *     why. A cell that a spreadsheet would take for a formula begins with an apostrophe. The slash belongs to this path.
         */
        get: operations["farmers.downloadBiodata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/farmers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List farmers
         * @description An agent sees the farmers that they referred, an administrator all of them. The search reads name, phone
         *     number and e-mail. Orders by `id`, `full_name`.
         */
        get: operations["farmers.list"];
        put?: never;
        /**
         * Register a farmer
         * @description By an agent or an administrator. An agent becomes the referrer of whom they register. The farmer gets an
         *     account without a password: with an e-mail address they set one with the password reset.
         */
        post: operations["farmers.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/farmers-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List farmers in few words
         * @description Name, phone and county of each farmer in one flat row, for choosing. Seen by the same people as the full list.
         *     The search reads name, phone number and e-mail. Orders by `id`, `full_name`.
         */
        get: operations["farmers.listSummaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/farmers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a farmer
         * @description Another agent's farmer reads as not found. A farmer may read themselves.
         */
        get: operations["farmers.get"];
        /**
         * Change a farmer
         * @description An agent changes the farmers that they referred; another agent's read as not found.
         */
        put: operations["farmers.update"];
        post?: never;
        /**
         * Delete a farmer
         * @description For administrators. A farmer with bookings stays.
         */
        delete: operations["farmers.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/farmers/{id}/readings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a farmer's readings over time
         * @description The latest 200 measured samples of verified bookings, the oldest first, each rated for its main crop. Samples with the
         *     same `place` were joined by a person; nothing joins them by itself. Another agent's farmer reads as not found. A farmer
         *     may read their own.
         */
        get: operations["farmers.getReadings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/find-booking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the public state of a booking by code and phone number
         * @description For people who have lost the link of their status page. Both travel in the body, so that no phone number is in an
         *     address or a log. A wrong code and a wrong phone number get the same 400. Throttled by address and by code.
         */
        post: operations["bookings.find"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/input-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the prices of inputs
         * @description Administrators alone; the costs in results reach everybody who sees them. Each product has one price. Orders by `id`, `product`, `as_of`.
         */
        get: operations["prices.list"];
        put?: never;
        /**
         * Add the price of an input
         * @description For administrators. Reports that were generated before keep their prices.
         */
        post: operations["prices.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/input-prices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read the price of an input */
        get: operations["prices.get"];
        /**
         * Change the price of an input
         * @description For administrators. Reports that were generated before keep their prices.
         */
        put: operations["prices.update"];
        post?: never;
        /**
         * Delete the price of an input
         * @description For administrators. Results name no cost for the product from then on.
         */
        delete: operations["prices.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/mark-booking-as-paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a booking as paid
         * @description For administrators, who saw the money arrive. A paid booking stays as it is. A payment with the reference is
         *     recorded.
         */
        post: operations["bookings.markAsPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/other-crop-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List local crop names
         * @description The search reads the name. Orders by `id`, `name`, `crop`, `county`.
         */
        get: operations["otherCropNames.list"];
        put?: never;
        /**
         * Add a local crop name
         * @description For administrators. A crop has each name once in a county.
         */
        post: operations["otherCropNames.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/other-crop-names/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a local crop name */
        get: operations["otherCropNames.get"];
        /** Change a local crop name */
        put: operations["otherCropNames.update"];
        post?: never;
        /** Delete a local crop name */
        delete: operations["otherCropNames.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/partner-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List partner keys
         * @description Who may embed the booking form, and where. For administrators. The search reads the name. Orders by `id`,
         *     `name`.
         */
        get: operations["partnerKeys.list"];
        put?: never;
        /**
         * Add a partner key
         * @description The server makes the key.
         */
        post: operations["partnerKeys.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/partner-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a partner key */
        get: operations["partnerKeys.get"];
        /**
         * Change a partner key
         * @description The key itself stays.
         */
        put: operations["partnerKeys.update"];
        post?: never;
        /**
         * Delete a partner key
         * @description Pages with this key are told so and credit nobody any more. Bookings that came through it stay.
         */
        delete: operations["partnerKeys.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/partner-keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a partner a new key
         * @description The old key works for seven more days, so that pages have time to change. To stop it at once, switch the partner key off.
         */
        post: operations["partnerKeys.rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/report-generation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reports
         * @description A farmer sees those of their bookings, an agent those of the bookings that they see, an administrator all. While a
         *     booking is checked again, farmers and agents see only the reports that were sent. A new report of a booking leaves the
         *     earlier ones in place. The search reads code and name of the booking. Orders by `id`, `generated_on`.
         */
        get: operations["reports.list"];
        put?: never;
        /**
         * Generate the report of a booking
         * @description For administrators, once the booking is verified. Rates every sample, adds the advice and keeps both as they are now,
         *     for good: later changes of readings, ranges and prices don't reach it. Earlier reports and their links stay. The
         *     booking becomes `report_ready`. With `send`, `sends` says for each channel what became of it.
         */
        post: operations["reports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/report-generation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a report */
        get: operations["reports.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/report-generation/{id}/explained": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a report as explained to the farmer
         * @description For administrators, and for agents who see the report. Marked once, it stays so.
         */
        post: operations["reports.markExplained"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/report-generation/{id}/revoke-link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke the public link of a report
         * @description For administrators, and for agents who see the report. The link answers 404 from then on.
         */
        post: operations["reports.revokeLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/report-generation/{id}/sent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a report as sent
         * @description For administrators, who gave the report to the farmer: on paper, or by its link. Sets the flag and the day on report and booking. It can be sent again; each time is kept in `sends`.
         */
        post: operations["reports.markSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/report-pdf-generation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the report of a booking
         * @description For whoever may read the report; the latest one of the booking, printed.
         */
        get: operations["reports.downloadPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/reports-public/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The report's `link`. */
                uuid: string;
            };
            cookie?: never;
        };
        /**
         * Read a report by its link
         * @description For whoever holds the link, until staff revoke it; then 404. No phone number, e-mail, address or coordinates.
         */
        get: operations["reports.getPublic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/reports-public/{uuid}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The report's `link`. */
                uuid: string;
            };
            cookie?: never;
        };
        /**
         * Download a report by its link
         * @description The same report as a PDF.
         */
        get: operations["reports.downloadPublicPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/sample-labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Print labels for sample bags
         * @description For administrators, and for agents who see the samples: those of a booking, or single ones. A label holds the sample's
         *     code, a QR code of its address in the app, the test type and the day of collection, and nothing about the person.
         */
        get: operations["samples.downloadLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/samples/adjust-ph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advise how to adjust the pH of a plot
         * @description Lime, sulphur or nothing, for the crop. This is advice: no reading changes. Farmers and agents ask for the
         *     samples whose readings they see.
         */
        post: operations["samples.adjustPh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/samples/generate-results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate the readings of samples
         * @description For administrators, before and after a booking is verified. Compares each reading with the ideal range of the
         *     sample's crops and says what to do. Results follow the readings, ranges and prices of the moment; a report keeps them
         *     as they were. A probe estimates nitrogen, phosphorus and potassium: `method` says so.
         */
        post: operations["samples.generateResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/soil-test-bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bookings
         * @description A farmer sees their own, an agent those of the farmers they referred and those they made, an administrator
         *     all. The search reads code, name, phone number, e-mail and address. Orders by `id`, `code`, `name`,
         *     `soil_test_date`, `test_type`, `status`, `created_on`, `due_on`; nothing promised comes last by `due_on`.
         */
        get: operations["bookings.list"];
        put?: never;
        /**
         * Book a soil test
         * @description `created_by` and `no_of_samples` are the server's, whatever is sent. The client's `uuid` is unique for good: the
         *     same uuid with the same content answers the stored booking with 201, with other content 409 `already_booked`. A
         *     refused booking (4xx) stores nothing and may be sent again, corrected, under its uuid.
         */
        post: operations["bookings.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/soil-test-bookings-uuid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the public states of bookings
         * @description For whoever holds their links, such as the phone that booked them. Without `uuid` the list is empty; unknown
         *     ones are left out.
         */
        get: operations["bookings.listByUuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/soil-test-bookings-uuid/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The booking's uuid, as on its status page. */
                uuid: string;
            };
            cookie?: never;
        };
        /**
         * Read the public state of a booking
         * @description For whoever holds the link. No name, phone number, e-mail, address or coordinates.
         */
        get: operations["bookings.getByUuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/soil-test-bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a booking */
        get: operations["bookings.get"];
        /**
         * Change a booking
         * @description Samples with an `id` are kept and changed, samples without one are added, missing ones are removed. The test type
         *     can't change. An unchanged date in the past stays valid. Optional fields that are absent keep their stored value.
         *     Farmers and agents can change a booking until work on it has begun: while its status is `booked` and no sample has
         *     readings. Nobody removes a sample with readings this way: it is sent with its `id`.
         */
        put: operations["bookings.update"];
        post?: never;
        /**
         * Delete a booking
         * @description Farmers and agents can delete a booking of theirs until work on it has begun: while its status is `booked` and no sample has readings. Nobody deletes a paid booking, administrators neither.
         */
        delete: operations["bookings.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/soil-test-bookings/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read the results of a booking
         * @description Ratings and actions for each sample, from the readings, ranges and prices of the moment. Farmers and agents see results only once an
         *     administrator has verified the booking; before that the answer is 409.
         */
        get: operations["bookings.getResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/soil-test-bookings/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * List how a booking got where it is
         * @description For whoever may read the booking; the first change first. It is `booked`, from the day on which the booking was
         *     made. Changes are kept for good: nobody edits or deletes one.
         */
        get: operations["bookings.listStatusChanges"];
        put?: never;
        /**
         * Move a booking on, or cancel it
         * @description The normal way is `booked`, `sample_collected`, `received`, `analysed`, `verified`, `report_ready`. An
         *     administrator sets any status; an agent `sample_collected` and `canceled`, a farmer `canceled`, both for
         *     bookings that they see and only from `booked`. `note` is the reason: `canceled`, a step back and a step over
         *     others need one. Nobody cancels a booking of which anything is paid. A booking that has not been verified comes
         *     to `verified` and `report_ready` only if `bookings.verify` would allow it. `next_statuses` of the booking holds
         *     what the asker may set.
         */
        post: operations["bookings.setStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/soil-test-bookings/{id}/unusual-readings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * List the readings of a booking that look unusual
         * @description For administrators, before they verify. Rejected samples are left out. Positions are compared with the limits
         *     only.
         */
        get: operations["bookings.listUnusual"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/soil-test-bookings/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the readings of a booking
         * @description For administrators; the booking becomes `verified`, and farmers and agents see its readings from then on. Every
         *     sample is measured or rejected, every unusual reading has a comment, and whoever saved a reading leaves this to
         *     somebody else, unless `allow_self_verification` is on. A comment that was given for the same value counts again.
         */
        post: operations["bookings.verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/soil-test-samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List soil samples
         * @description With their readings, which farmers and agents see once the booking is verified. A farmer sees those of their
         *     bookings, an agent those of the bookings that they see, an administrator all. The search reads location and
         *     notes, what a search of bookings reads, and a sample's whole code. Orders by `id`, `main_crop`, `soil_type`,
         *     `to_measure`: the samples of received bookings first, then of collected ones, then the others, each by day of test.
         */
        get: operations["samples.list"];
        put?: never;
        /**
         * Add a soil sample with its readings
         * @description For administrators. The booking counts one sample more. Its status follows, as for `samples.update`.
         */
        post: operations["samples.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/soil-test-samples/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a soil sample */
        get: operations["samples.get"];
        /**
         * Change a soil sample or its readings
         * @description For administrators. The readings of a booking's last open sample make it `analysed`; the steps that were left out are
         *     kept as skipped. Readings that change once it is verified take it back to `analysed`, and its report is outdated.
         *     A rejected sample takes no other readings.
         */
        put: operations["samples.update"];
        post?: never;
        /**
         * Delete a soil sample
         * @description For administrators. A booking keeps its last sample.
         */
        delete: operations["samples.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/soil-test-samples/{id}/place": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a sample with another one of the same place, or take it out again
         * @description For whoever reads its booking. The samples that were joined before stay joined: two groups become one. Only samples
         *     of the same farmer can be joined.
         */
        post: operations["samples.setPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/soil-test-samples/{id}/readings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * List the readings that a sample has had
         * @description For administrators. What was saved once stays here for good.
         */
        get: operations["samples.listReadings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/soil-test-samples/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a sample that cannot be measured
         * @description For administrators. The other samples of its booking go on: a rejected sample is no longer waited for. Whoever may
         *     read the booking sees the reason.
         */
        post: operations["samples.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/soil-test-samples/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read the results of a sample
         * @description Ratings and actions for one sample, from the readings, ranges and prices of the moment. Farmers and agents see results only once an
         *     administrator has verified the booking; before that the answer is 409.
         */
        get: operations["samples.getResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agric/soil-test-samples/{id}/undo-reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back the rejection of a sample
         * @description For administrators. The sample can be measured again.
         */
        post: operations["samples.undoReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the service has done so far
         * @description For everybody, such as the first page of a website. May be some minutes old.
         */
        get: operations["stats.getApp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List articles of the blog
         * @description Published ones for everybody, all for administrators; newest first. The search reads title, summary and body.
         *     Orders by `id`, `title`, `published_on`.
         */
        get: operations["blogs.list"];
        put?: never;
        /**
         * Add an article
         * @description For administrators.
         */
        post: operations["blogs.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read an article */
        get: operations["blogs.get"];
        /**
         * Change an article
         * @description For administrators.
         */
        put: operations["blogs.update"];
        post?: never;
        /**
         * Delete an article
         * @description For administrators.
         */
        delete: operations["blogs.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/blog-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories of the blog
         * @description For everybody. The search reads the name. Orders by `id`, `name`.
         */
        get: operations["blogCategories.list"];
        put?: never;
        /**
         * Add a category
         * @description For administrators.
         */
        post: operations["blogCategories.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/blog-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a category */
        get: operations["blogCategories.get"];
        /**
         * Change a category
         * @description For administrators.
         */
        put: operations["blogCategories.update"];
        post?: never;
        /**
         * Delete a category
         * @description For administrators. A category with articles stays.
         */
        delete: operations["blogCategories.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/random-blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List articles picked at random
         * @description Published ones, each once, on one page; such as what to read next.
         */
        get: operations["blogs.listRandom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages of the contact form
         * @description For administrators. The search reads name, e-mail, subject and message. Orders by `id`, `created_on`.
         */
        get: operations["contact.list"];
        put?: never;
        /**
         * Send a message with the contact form
         * @description For everybody; 10 messages an hour of one address or account.
         */
        post: operations["contact.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a message */
        get: operations["contact.get"];
        /** Say whether a message is dealt with */
        put: operations["contact.update"];
        post?: never;
        /** Delete a message */
        delete: operations["contact.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List counties
         * @description The search finds common spellings too, such as Muranga, Homabay or Taita Taveta. Orders by `id`, `name`.
         */
        get: operations["counties.list"];
        put?: never;
        /** Add a county */
        post: operations["counties.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counties/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a county */
        get: operations["counties.get"];
        /** Change a county */
        put: operations["counties.update"];
        post?: never;
        /** Delete a county */
        delete: operations["counties.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embed/boot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read all that the embedded form starts with
         * @description Counties, public crops, test types and the partner of the key, in one answer that caches keep. With a key, pages of any
         *     site may read it, so that a page whose key does not hold can say why; without one, those that may book.
         */
        get: operations["boot.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List frequent questions
         * @description Published ones for everybody, all for administrators; by `position` unless another ordering is asked for. The
         *     search reads question and answer. Orders by `id`, `position`.
         */
        get: operations["faqs.list"];
        put?: never;
        /**
         * Add a question
         * @description For administrators.
         */
        post: operations["faqs.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faqs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a question */
        get: operations["faqs.get"];
        /**
         * Change a question
         * @description For administrators.
         */
        put: operations["faqs.update"];
        post?: never;
        /**
         * Delete a question
         * @description For administrators.
         */
        delete: operations["faqs.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the service works */
        get: operations["health.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List files
         * @description For administrators. The search reads name and alt. Orders by `id`, `name`, `size`, `created_on`.
         */
        get: operations["media.list"];
        put?: never;
        /**
         * Upload a file
         * @description For administrators. JPEG, PNG, WebP or PDF.
         */
        post: operations["media.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a file */
        get: operations["media.get"];
        put?: never;
        post?: never;
        /**
         * Delete a file
         * @description For administrators. Articles that show it show nothing then.
         */
        delete: operations["media.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews
         * @description Published ones for everybody, with those of their own for whoever wrote them; all for administrators. The
         *     search reads the comment. Orders by `id`, `rating`, `created_on`.
         */
        get: operations["reviews.list"];
        put?: never;
        /**
         * Write a review
         * @description An administrator publishes it.
         */
        post: operations["reviews.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a review */
        get: operations["reviews.get"];
        /**
         * Change a review
         * @description Everybody their own, administrators all; another's reads as not found.
         */
        put: operations["reviews.update"];
        post?: never;
        /**
         * Delete a review
         * @description Everybody their own, administrators all; another's reads as not found.
         */
        delete: operations["reviews.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of the service
         * @description Everybody may read them; apps and messages show them.
         */
        get: operations["settings.get"];
        /**
         * Change the settings of the service
         * @description A setting that the body leaves out stays as it is.
         */
        put: operations["settings.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List text messages
         * @description For administrators. The search reads phone number and message. Orders by `id`, `created_on`.
         */
        get: operations["sms.list"];
        put?: never;
        /**
         * Send a text message
         * @description For administrators. To phone numbers, to farmers, or both; a number that stands twice gets one message.
         */
        post: operations["sms.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a text message */
        get: operations["sms.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count agents
         * @description By the day they were added; no amounts. Broken down by county and is_agrovet. For administrators.
         */
        get: operations["statistics.getAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count bookings
         * @description By the day of the test; amounts are what is due after discounts. Broken down by status, payment, test_type and
         *     county. An agent counts what they see.
         */
        get: operations["statistics.getBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics/commissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count commissions
         * @description By the day they were earned. Broken down by status and agent. An agent counts what they see.
         */
        get: operations["statistics.getCommissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics/farmers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count farmers
         * @description By the day they were registered; no amounts. Broken down by county and referrer. An agent counts what they
         *     see.
         */
        get: operations["statistics.getFarmers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count payments
         * @description By the day they were started; amounts are what was paid. Broken down by method and payment. An agent counts
         *     what they see.
         */
        get: operations["statistics.getPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics/samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count samples
         * @description By the day of their test; no amounts, no coordinates. Broken down by soil_type, main_crop and county. An agent
         *     counts what they see.
         */
        get: operations["statistics.getSamples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscribers of the newsletter
         * @description For administrators. The search reads the e-mail address. Orders by `id`, `email`, `created_on`.
         */
        get: operations["subscribers.list"];
        put?: never;
        /**
         * Subscribe to the newsletter
         * @description For everybody. The answer is the same for an address that is on the list already.
         */
        post: operations["subscribers.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a subscriber */
        get: operations["subscribers.get"];
        put?: never;
        post?: never;
        /** Take a subscriber off the list */
        delete: operations["subscribers.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the newsletter
         * @description With the token of the link in a newsletter, which comes in the body.
         */
        post: operations["subscribers.unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the numbers of the own dashboard
         * @description Counts over what the asker may see: own bookings of a farmer, those of an agent, all for an administrator.
         */
        get: operations["stats.getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/account/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users with their contact details
         * @description Administrators see every profile, everybody else their own alone. The search reads name, phone number and
         *     e-mail. Orders by `id`, `full_name`, `email`.
         */
        get: operations["profiles.list"];
        put?: never;
        /**
         * Add a user
         * @description For administrators. An agent is added at /agric/agents, a farmer at /agric/farmers; whoever is neither and no
         *     administrator may do what a farmer may.
         */
        post: operations["profiles.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/account/profiles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a profile */
        get: operations["profiles.get"];
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description A user with bookings or other traces stays (409): take away their access with `is_active` false. Nobody
         *     deletes themselves.
         */
        delete: operations["profiles.delete"];
        options?: never;
        head?: never;
        /**
         * Change contact details
         * @description Only the fields that are sent change. Everybody changes their own; administrators change everybody's, `email`,
         *     `is_active` and `is_superuser` too.
         */
        patch: operations["profiles.patch"];
        trace?: never;
    };
    "/users/account/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the own account */
        get: operations["account.get"];
        put?: never;
        /**
         * Register as a farmer
         * @description Makes an account with the role of a farmer. Logging in is a call of its own.
         */
        post: operations["account.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description Every other token of the account stops working; the one that this request carries stays.
         */
        post: operations["auth.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/auth/check-login-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the token still holds
         * @description Without a token the answer is `login_status` false; with a dead token it is a 401.
         */
        get: operations["auth.checkLoginStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with e-mail and password
         * @description Wrong credentials are a 400 with `non_field_errors`, not a 401. Attempts are throttled by account and address.
         */
        post: operations["auth.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke the token that this request carries */
        post: operations["auth.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/auth/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a password reset
         * @description Sends a link to the address if it has an account. The answer is the same if it has none.
         */
        post: operations["auth.requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/auth/password-reset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a reset token
         * @description The token works once. Every login token of the account stops working.
         */
        post: operations["auth.confirmPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/auth/password-reset/validate-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether a reset token still holds
         * @description The token comes in the body, so that no address or log holds it.
         */
        post: operations["auth.validatePasswordResetToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/check-payment-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask how a payment stands, or start it
         * @description With a `reference` this asks the provider how that payment stands. With a payment request it starts the
         *     payment, or asks about the one that is pending. A payment is paid when the provider says so, never because the
         *     browser came back.
         */
        post: operations["payments.checkStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/initialize-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a payment
         * @description Sends an M-Pesa prompt to the phone, or answers with the page where a card is entered. The amount is what the
         *     booking still owes. While a payment with the same phone and method is pending, a repeat answers with that one;
         *     another phone or method takes its place. A phone gets no second prompt for the same amount within 2 minutes: 429
         *     says how long to wait. Whoever holds the link of a booking may pay it by its `uuid`, from any phone.
         */
        post: operations["payments.initialize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the server does by itself
         * @description For administrators: each job with its last run and its last failure.
         */
        get: operations["jobs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/link-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach money that has arrived to a booking
         * @description For administrators, with a reason: a receipt that the provider reported and that belongs to no booking, or a
         *     payment that needs a look because another amount arrived. The amount that arrived counts.
         */
        post: operations["payments.link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/mark-all-notifications-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all own notifications as read */
        post: operations["notifications.markAllRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own notifications
         * @description Newest first. The search reads title and message. Orders by `id`, `created_on`.
         */
        get: operations["notifications.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a notification */
        get: operations["notifications.get"];
        /** Mark a notification as read or unread */
        put: operations["notifications.update"];
        post?: never;
        /** Delete a notification */
        delete: operations["notifications.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/payment-callbacks/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Names one payment, or the receipts of a paybill; nobody can guess it. */
                token: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the word of a provider that signs nothing
         * @description What it says of a prompt is asked again before it counts. A repeat changes nothing.
         */
        post: operations["webhooks.receiveCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/payment-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices, receipts and credit notes
         * @description A farmer and an agent see those of their bookings, an administrator all. The search reads the number and the code of
         *     the booking. Orders by `id`, `number`, `created_on`.
         */
        get: operations["payments.listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/payment-documents/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Download an invoice, a receipt or a credit note */
        get: operations["payments.downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/payment-issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List money that needs a look
         * @description For administrators: payments that need a look, receipts of no booking, and bookings with too little or too much
         *     money. The newest first.
         */
        get: operations["payments.listIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/payment-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how a booking can be paid
         * @description For who may read the booking by its `booking` id, or holds its link and gives the `uuid`.
         */
        get: operations["payments.getOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/payment-reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare a day at the provider with the books
         * @description For administrators. Differences come first.
         */
        get: operations["payments.reconcile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/payment-reconciliation-csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the same comparison as CSV
         * @description For administrators.
         */
        get: operations["payments.downloadReconciliationCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/payment-webhooks/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Who calls. */
                provider: "paystack" | "sandbox";
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the word of a payment provider
         * @description Called by the provider, whose signature is checked. A repeat changes nothing.
         */
        post: operations["webhooks.receivePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payments
         * @description A farmer sees those of their bookings, an agent those of the bookings that they see, an administrator all. The
         *     search reads reference, receipt number and phone number. Orders by `id`, `amount`, `created_on`.
         */
        get: operations["payments.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a payment */
        get: operations["payments.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/sandbox-prompts/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The reference of the payment. */
                reference: string;
            };
            cookie?: never;
        };
        /**
         * Look at the payer's phone of the sandbox
         * @description Only while the sandbox is the provider. No money moves here.
         */
        get: operations["sandbox.getPrompt"];
        put?: never;
        /**
         * Play the payer
         * @description Only while the sandbox is the provider.
         */
        post: operations["sandbox.answerPrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Which sample to advise on, and for which crop. */
        AdjustPhRequest: {
            /** @description Id of the crop to adjust for; the sample's main crop when absent. */
            crop?: number;
            /** @description The language of steps and warnings; English when absent. */
            language?: components["schemas"]["Language"];
            /** @description Id of a sample with readings. */
            sample: number;
            /** @description Acres, more than 0; the sample's when absent. */
            size_of_land?: components["schemas"]["DecimalInput"];
        };
        /** @description An agent; `agrovet_name` and `is_agrovet` say whether they run an agrovet. */
        Agent: {
            agrovet_name: string;
            /** @description Their own rate, for administrators alone, absent for others; null takes the default of the settings. */
            commission_percentage?: components["schemas"]["DecimalText"] | null;
            email: string;
            full_name: string;
            id: number;
            is_agrovet: boolean;
            /** @description For administrators alone, absent for others. */
            profile?: components["schemas"]["ContactDetails"];
            /** @description The user's id; null for those who may not know. */
            user: number | null;
            username: string;
        };
        AgentList: components["schemas"]["Agent"][];
        AgentPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["Agent"][];
        };
        /** @description An agent as they are sent. An update leaves absent optional fields, such as the `password`, as they are. */
        AgentRequest: {
            address?: string;
            /** @description Required when `is_agrovet` is true. */
            agrovet_name?: string;
            /** @description Of bookings from now on, 0 to 100; null takes the default of the settings. */
            commission_percentage?: components["schemas"]["DecimalInput"] | null;
            /** @description A county's id. */
            county?: number | null;
            /** @description What they log in with; one account each. */
            email: string;
            full_name: string;
            /** @description Whether they run an agrovet that bookings may choose. */
            is_agrovet?: boolean;
            password?: string;
            /** @description Kenyan number: 07…, 01…, 254… or +254…. */
            phone_number?: string;
        };
        AgentRequestList: components["schemas"]["AgentRequest"][];
        /** @description The body of a 409 to a `uuid` that was booked before with other content. */
        AlreadyBooked: {
            /** @description The stored booking; null when the asker may not change it, as a visitor may none. */
            booking: {
                code: string;
                id: number;
                /** Format: uuid */
                uuid: string;
            } | null;
            /** @constant */
            code: "already_booked";
            detail: string;
        };
        /** @description Counts over everything. */
        AppStats: {
            agents: number;
            bookings: number;
            /** @description In how many counties somebody booked. */
            counties: number;
            farmers: number;
            samples: number;
        };
        /** @description What needs attention today. */
        Attention: {
            /** Format: date-time */
            as_of: string;
            /** @description Bookings whose present step should have ended before today: `is_late`. */
            late?: number;
            /** @description Booked tests that should have been collected before today. */
            overdue: number;
            /** @description Bookings whose report is ready and was not sent. */
            reports_to_send: number;
            /** @description Booked tests whose day is today. */
            to_collect: number;
            /**
             * Format: date
             * @description The day in Africa/Nairobi that was counted for.
             */
            today: string;
            /** @description Bookings in the payment state `unpaid`. */
            unpaid: number;
            /** @description Samples that are still to measure: neither measured nor rejected, of bookings whose day of test has come or that are collected already. */
            without_readings: number;
        };
        /** @description An article. */
        Blog: {
            /** @description A name. */
            author: string;
            /** @description Markdown without HTML. */
            body: string;
            /** @description A category's id. */
            category: number | null;
            /** @description A media address, under the media base unless it begins with http; "" for none. */
            cover_image: string;
            /** Format: date-time */
            created_on: string;
            id: number;
            is_published: boolean;
            language: components["schemas"]["Language"];
            /** Format: date-time */
            published_on: string | null;
            /** @description Made from the first title, then kept: it stands in links. */
            slug: string;
            summary: string;
            title: string;
            /** Format: date-time */
            updated_on: string;
        };
        /** @description What articles of the blog are about. */
        BlogCategory: {
            id: number;
            name: string;
            /** @description Made from the name. */
            slug: string;
        };
        BlogCategoryPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["BlogCategory"][];
        };
        /** @description A category as it is sent. */
        BlogCategoryRequest: {
            /** @description Each name once. */
            name: string;
        };
        BlogPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["Blog"][];
        };
        /** @description An article as it is sent. */
        BlogRequest: {
            /** @description Markdown without HTML. */
            body: string;
            /** @description A category's id. */
            category?: number | null;
            /** @description The `url` of an uploaded file. */
            cover_image?: string;
            /** @default false */
            is_published?: boolean;
            language?: components["schemas"]["Language"];
            summary?: string;
            title: string;
        };
        /** @description A booked soil test. Decimals are strings ("2000.00"); `farmer`, `county`, `crops` and `agent` are ids. `code`, `uuid`, `status`, `paid`, `canceled` and the two instants are absent in the answers of a plain Django REST Framework service. */
        Booking: {
            address: string;
            /** @description Id of the agrovet that serves the booking. */
            agent: number | null;
            /** @description KES of credit notes: given back and no longer owed. */
            readonly amount_credited?: components["schemas"]["DecimalText"];
            /** @description KES that came in above the price. */
            readonly amount_overpaid?: components["schemas"]["DecimalText"];
            /** @description KES that were paid so far. */
            readonly amount_paid?: components["schemas"]["DecimalText"];
            /** @description KES still to be paid after the discount, in whole shillings. What raises the amount of a paid booking leaves a balance. */
            readonly balance_due?: components["schemas"]["DecimalText"];
            readonly canceled?: boolean;
            /** @description For people, such as "UD-1026". */
            readonly code?: string;
            /** @description A county's id. */
            county: number | null;
            /** @description The user who booked; null for an anonymous visitor. */
            created_by: number | null;
            /** Format: date-time */
            readonly created_on?: string;
            /** @description Crop ids. */
            crops: number[];
            /** @description KES. */
            discount: components["schemas"]["DecimalText"];
            discount_code: string;
            /**
             * Format: date
             * @description The day by which the present step should end, in promised working days; null when nothing is promised any more.
             */
            readonly due_on?: string | null;
            email: string;
            /** @description A registered farmer's id. */
            farmer: number | null;
            farming_type: components["schemas"]["FarmingType"];
            id: number;
            /** @description `due_on` was before today. */
            readonly is_late?: boolean;
            is_report_sent: boolean;
            name: string;
            /** @description What the asker may set now, the normal next step first. */
            readonly next_statuses?: components["schemas"]["NextStatus"][];
            no_of_samples: number;
            notes: string;
            /** @description Paid in full. */
            readonly paid?: boolean;
            phone_no: string;
            /** @description User id of the agent who referred the farmer. */
            referrer_agent: number | null;
            /** @description Whether `referrer_agent` is certain: from a login, a farmer's record, or a partner key sent from one of its sites. What a visitor only claims is false; commissions are paid on true. */
            readonly referrer_verified?: boolean;
            samples: components["schemas"]["Sample"][];
            /** Format: date */
            soil_test_date: string;
            status?: components["schemas"]["BookingStatus"];
            test_type: components["schemas"]["TestType"];
            /** Format: date-time */
            readonly updated_on?: string;
            /**
             * Format: uuid
             * @description Names the public status page.
             */
            uuid?: string;
        };
        BookingPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["Booking"][];
        };
        /** @description A booking as it is sent; what is absent keeps its stored value on an update. Its texts are at most 20 KB together. */
        BookingRequest: {
            address?: string;
            agent?: number | null;
            county?: number | null;
            /** @description Ignored; the server sets it. */
            created_by?: number | null;
            /** @description Crop ids; repeats are dropped. */
            crops?: number[];
            /** @description KES; administrators alone. */
            discount?: components["schemas"]["DecimalInput"];
            discount_code?: string;
            email?: string;
            farmer?: number | null;
            farming_type: components["schemas"]["FarmingType"];
            /** @description Administrators alone. */
            is_report_sent?: boolean;
            /** @description Required when no farmer is linked. */
            name?: string;
            /** @description Ignored; the server counts. */
            no_of_samples?: number;
            notes?: string;
            /** @description Publishable key of the page that books: it sets `referrer_agent` for a booking without login, and gives `agent` where none is chosen. Sent without an `Origin` that is one of its sites, it only claims the credit (`referrer_verified` is false); programs other than browsers can forge `Origin`. One that does not hold gives nothing; the booking is made all the same. */
            partner_key?: string;
            /** @description Kenyan number: 07…, 01…, 254… or +254…. Required when no farmer is linked. */
            phone_no?: string;
            referrer_agent?: number | null;
            samples: components["schemas"]["SampleRequest"][];
            /**
             * Format: date
             * @description Today or later in Africa/Nairobi.
             */
            soil_test_date: string;
            test_type: components["schemas"]["TestType"];
            /**
             * Format: uuid
             * @description Made by the client, kept from the first press to success.
             */
            uuid?: string;
        };
        /** @description What names a booking to somebody without its link. */
        BookingSearch: {
            /** @description In any case, with or without "UD-". */
            code: string;
            /** @description The phone number of the booking, in any common form. */
            phone_no: string;
        };
        /**
         * @description How far a booking has come, in this order; `canceled` may follow any.
         * @enum {string}
         */
        BookingStatus: "booked" | "sample_collected" | "received" | "analysed" | "verified" | "report_ready" | "canceled";
        /** @description One step of a booking. */
        BookingStatusChange: {
            cause: components["schemas"]["StatusCause"];
            /** @description A user's id; null for a visitor and for the service itself. */
            changed_by: number | null;
            /** @description "" for a visitor, for the service itself and for a deleted account. */
            changed_by_name: string;
            /** Format: date-time */
            changed_on: string;
            /** @description Null for the first step. */
            from_status: components["schemas"]["BookingStatus"] | null;
            id: number;
            /** @description A step that an automatic move left out. */
            is_skipped: boolean;
            /** @description What the person wrote; "" for nothing. */
            note: string;
            status: components["schemas"]["BookingStatus"];
        };
        BookingStatusChangePage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["BookingStatusChange"][];
        };
        /** @description Where a booking has come to. */
        BookingStatusRequest: {
            /** @description The reason. `canceled`, a step back and a step over others need one. */
            note?: string;
            status: components["schemas"]["BookingStatus"];
        };
        /** @description What the embedded booking form starts with. */
        Boot: {
            /** @description By name. */
            counties: components["schemas"]["County"][];
            /** @description Public ones, by name. */
            crops: {
                id: number;
                name: string;
            }[];
            /** @description Whose key was given; null without one. */
            partner: components["schemas"]["BootPartner"] | null;
            settings: components["schemas"]["Settings"];
            /** @description What can be booked, with its prices. */
            test_types: components["schemas"]["TestTypeOption"][];
        };
        /** @description The partner whose key was given. */
        BootPartner: {
            /** @description Id of the agrovet that serves the bookings. */
            agent: number | null;
            /** @description "" without an agrovet. */
            agrovet_name: string;
            name: string;
            /** @description User id of the agent who is credited with the bookings. */
            referrer_agent: number | null;
        };
        /** @description The old password and the new one, twice. */
        ChangePasswordRequest: {
            /** @description The new password again. */
            confirm_password: string;
            new_password: string;
            old_password: string;
        };
        /** @description What a discount code takes off a booking. */
        CheckedDiscount: {
            /** @description KES. */
            discount: components["schemas"]["DecimalText"];
            /** @description As it is stored. */
            discount_code: string;
        };
        /** @description A payment that was started, by its `reference`; without one what to start, as in `PaymentRequest`. */
        CheckPaymentRequest: {
            /** @description A booking's id; for who may read it. */
            booking?: number;
            method?: components["schemas"]["PaymentMethod"];
            /** @description Kenyan mobile number that pays. */
            phone_number?: string;
            /** @description The payment's. */
            reference?: string;
            /**
             * Format: uri
             * @description Where the card page sends people back to.
             */
            return_url?: string;
            /**
             * Format: uuid
             * @description The booking's, in place of its id.
             */
            uuid?: string;
        };
        /** @description Which commissions to ask for, and where to pay them. */
        CollectCommissionRequest: {
            /** @description An agent's id; for administrators alone. */
            agent?: number;
            /** @description Commission ids; all earned ones when absent. */
            commissions?: number[];
            /** @description Kenyan number to pay to; the one of the profile when absent. */
            phone_number?: string;
        };
        /** @description What an agent earns with a paid booking. */
        Commission: {
            /** @description An agent's id. */
            agent: number;
            agrovet_name: string;
            /** @description KES. */
            amount: components["schemas"]["DecimalText"];
            /** @description Id of what was paid out together. */
            batch?: number | null;
            /** @description A booking's id. */
            booking: number;
            booking_code?: string;
            /** @description User id of who asked for it. */
            collected_by?: number | null;
            /** Format: date-time */
            collected_on: string | null;
            /** Format: date-time */
            created_on: string;
            /** @description User id of who paid it out. */
            disbursed_by?: number | null;
            /** Format: date-time */
            disbursed_on: string | null;
            id: number;
            /** @description The rate when the booking was made. */
            percentage?: components["schemas"]["DecimalText"];
            /** @description Where it is to be paid, as +254…; "" before it is asked for. */
            phone_number?: string;
            /** @description Of the payment to the agent; "" before it. */
            reference: string;
            /** @description Collected is asked for by the agent; disbursed is paid out. */
            status: components["schemas"]["CommissionStatus"];
            /** @description Of a negative amount: the commission that was paid out before the payment was refunded. */
            takes_back?: number | null;
        };
        /** @description What an agent has earned, in KES. */
        CommissionBalance: {
            agent: number;
            agrovet_name: string;
            /** @description From bookings that are not paid yet. */
            coming: components["schemas"]["DecimalText"];
            /** @description Not asked for yet; below 0 when more was taken back than earned since. */
            earned: components["schemas"]["DecimalText"];
            paid_out: components["schemas"]["DecimalText"];
            /** @description The rate of new bookings. */
            percentage: components["schemas"]["DecimalText"];
            /** @description Where the last request or the profile says to pay, as +254…; "" without one. */
            phone_number: string;
            /** @description Asked for, not paid out yet. */
            requested: components["schemas"]["DecimalText"];
        };
        /** @description Commissions that were dealt with together. */
        CommissionBatch: {
            /** @description Of what was paid out: the id that the CSV takes; null before. */
            batch?: number | null;
            commissions: components["schemas"]["Commission"][];
            /** @description KES. */
            total: components["schemas"]["DecimalText"];
        };
        CommissionPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["Commission"][];
        };
        /** @description The share of a price that an agent earned from an instant on. */
        CommissionRate: {
            /** @description An agent's id; null for the default of the service. */
            agent: number | null;
            id: number;
            /** @description Null where the agent went back to the default. */
            percentage: components["schemas"]["DecimalText"] | null;
            /** @description A user's id; null for the service itself. */
            set_by: number | null;
            /** Format: date-time */
            since: string;
        };
        CommissionRatePage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["CommissionRate"][];
        };
        /**
         * @description How far a commission has come, in this order; `canceled` may follow `earned` and `collected`.
         * @enum {string}
         */
        CommissionStatus: "earned" | "collected" | "disbursed" | "canceled";
        /** @description A reset token and the new password, twice. */
        ConfirmPasswordResetRequest: {
            /** @description The new password again. */
            confirm_password: string;
            new_password: string;
            /** @description From the link of the e-mail. */
            token: string;
        };
        /** @description Phone number, address and county id of a person; the phone number is `+254…` or "". */
        ContactDetails: {
            address: string;
            /** @description A county's id. */
            county: number | null;
            /** @description Kenyan number as +254…, or "". */
            phone_number: string;
        };
        /** @description A message of the contact form. */
        ContactMessage: {
            /** Format: date-time */
            created_on: string;
            email: string;
            id: number;
            is_handled: boolean;
            message: string;
            name: string;
            /** @description As +254…, or "". */
            phone_number: string;
            subject: string;
        };
        ContactMessagePage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["ContactMessage"][];
        };
        /** @description A message as it is sent. */
        ContactMessageRequest: {
            email: string;
            message: string;
            name: string;
            /** @description Kenyan number: 07…, 01…, 254… or +254…. */
            phone_number?: string;
            subject?: string;
            /** @description Hidden in the form: a message that fills it in was written by a program, is answered with the id 0 and is not stored. */
            website?: string;
        };
        /** @description Whether a message is dealt with. */
        ContactMessageStateRequest: {
            is_handled: boolean;
        };
        /** @description One of the 47 counties. */
        County: {
            id: number;
            name: string;
        };
        CountyPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["County"][];
        };
        /** @description A county as it is sent. */
        CountyRequest: {
            /** @description Each name once. */
            name: string;
        };
        /**
         * @description A crop with its ideal ranges: nitrogen, phosphorus and potassium in mg/kg, pH, conductivity in µS/cm, moisture in
         *     percent by volume, temperature in °C.
         */
        Crop: {
            ec_high: components["schemas"]["DecimalText"];
            ec_low: components["schemas"]["DecimalText"];
            humidity_high: components["schemas"]["DecimalText"];
            humidity_low: components["schemas"]["DecimalText"];
            id: number;
            k_high: components["schemas"]["DecimalText"];
            k_low: components["schemas"]["DecimalText"];
            n_high: components["schemas"]["DecimalText"];
            n_low: components["schemas"]["DecimalText"];
            name: string;
            p_high: components["schemas"]["DecimalText"];
            p_low: components["schemas"]["DecimalText"];
            ph_high: components["schemas"]["DecimalText"];
            ph_low: components["schemas"]["DecimalText"];
            /** @description Whether everybody may choose it. */
            public: boolean;
            temp_high: components["schemas"]["DecimalText"];
            temp_low: components["schemas"]["DecimalText"];
        };
        CropPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["Crop"][];
        };
        /** @description Bounds in the units of `Crop`, more than 0, low at most high. */
        CropRequest: {
            ec_high: components["schemas"]["DecimalInput"];
            ec_low: components["schemas"]["DecimalInput"];
            humidity_high: components["schemas"]["DecimalInput"];
            humidity_low: components["schemas"]["DecimalInput"];
            k_high: components["schemas"]["DecimalInput"];
            k_low: components["schemas"]["DecimalInput"];
            n_high: components["schemas"]["DecimalInput"];
            n_low: components["schemas"]["DecimalInput"];
            /** @description Each name once. */
            name: string;
            p_high: components["schemas"]["DecimalInput"];
            p_low: components["schemas"]["DecimalInput"];
            ph_high: components["schemas"]["DecimalInput"];
            ph_low: components["schemas"]["DecimalInput"];
            /**
             * @description Whether everybody may choose it.
             * @default true
             */
            public?: boolean;
            temp_high: components["schemas"]["DecimalInput"];
            temp_low: components["schemas"]["DecimalInput"];
        };
        /** @description A sample's ratings for one crop, and what to do. */
        CropResult: {
            /** @description In order: what to do first; what not to buy comes last. */
            actions?: components["schemas"]["ResultAction"][];
            /** @description A crop's id. */
            crop: number;
            crop_name: string;
            is_main: boolean;
            /** @description Only of readings for which the crop has a range. */
            ratings: components["schemas"]["Rating"][];
        };
        /** @description A decimal number of at most two places, as text or number. */
        DecimalInput: string | number;
        /** @description A decimal number with two places, such as "2000.00". */
        DecimalText: string;
        /** @description A success told in words. */
        Detail: {
            detail: string;
        };
        /** @description A soil probe. */
        Device: {
            /** @description Id of the agrovet that has it. */
            agent: number | null;
            id: number;
            is_active: boolean;
            /**
             * Format: date-time
             * @description When its readings last arrived; null for never.
             */
            last_seen_on: string | null;
            name: string;
            notes: string;
            serial_number: string;
        };
        DevicePage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["Device"][];
        };
        /** @description A soil probe as it is sent. */
        DeviceRequest: {
            /** @description Id of the agrovet that has it. */
            agent?: number | null;
            /** @default true */
            is_active?: boolean;
            name: string;
            notes?: string;
            /** @description Each once. */
            serial_number: string;
        };
        /** @description Which commissions were paid out, and how. */
        DisburseCommissionRequest: {
            /** @description Commission ids. */
            commissions: number[];
            method: components["schemas"]["PaymentMethod"];
            /** @description Of the payment, such as an M-Pesa code. */
            reference?: string;
        };
        /** @description A discount code and what it is worth. */
        Discount: {
            active: boolean;
            code: string;
            id: number;
            /** @description Bookings that can use it in all; null means any number. */
            max_uses?: number | null;
            /** @description Bookings with the same phone number that can use it; null means any number. */
            max_uses_per_person?: number | null;
            percentage: components["schemas"]["DecimalText"];
            /** @description The test types it is for; empty means all. */
            test_types: components["schemas"]["TestType"][];
            /** @description Bookings that use it now. */
            uses?: number;
            /**
             * Format: date
             * @description First day it is valid; null means from the beginning.
             */
            valid_from?: string | null;
            /**
             * Format: date
             * @description Last day it is valid; null means no end.
             */
            valid_until: string | null;
        };
        /** @description A booking as far as its discount goes. */
        DiscountCheck: {
            /** @description Id of the stored booking that is changed: its own code stays good. */
            booking?: number;
            /** @description In any case. */
            discount_code: string;
            no_of_samples: number;
            test_type: components["schemas"]["TestType"];
        };
        DiscountPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["Discount"][];
        };
        /** @description A discount code as it is sent. */
        DiscountRequest: {
            /** @default true */
            active?: boolean;
            /** @description In any case. */
            code: string;
            /** @description Bookings that can use it in all; null means any number. */
            max_uses?: number | null;
            /** @description Bookings with the same phone number that can use it; null means any number. A canceled booking gives its use back. */
            max_uses_per_person?: number | null;
            /** @description More than 0, at most 100. */
            percentage: components["schemas"]["DecimalInput"];
            /** @description The test types it is for; empty means all. */
            test_types?: components["schemas"]["TestType"][];
            /**
             * Format: date
             * @description First day it is valid in Africa/Nairobi; null means from the beginning.
             */
            valid_from?: string | null;
            /**
             * Format: date
             * @description Last day it is valid in Africa/Nairobi; null means no end.
             */
            valid_until?: string | null;
        };
        /** @enum {string} */
        DocumentKind: "invoice" | "receipt" | "credit_note";
        /** @description A registered farmer who may be the same; masked when the asker may not see them. */
        DuplicateCandidate: {
            county: number | null;
            email: string;
            full_name: string;
            /** @description The farmer's id. */
            id: number;
            /** @description What is the same. */
            matches: ("phone_number" | "email")[];
            phone_number: string;
        };
        /** @description The body of a 409: who the farmer may be already. */
        DuplicateFarmer: {
            /** @description Who it may be. Of a farmer whom the asker may not see, the name and phone number are masked and the rest is empty. */
            candidates: components["schemas"]["DuplicateCandidate"][];
            /** @constant */
            code: "duplicate_farmer";
            detail: string;
        };
        /**
         * @description Any body that Django REST Framework answers with: a text, a list, or an object keyed by field, list index,
         *     `non_field_errors` or `detail`, to any depth. Every leaf is a text.
         */
        ErrorBody: string | (string | string[] | {
            [key: string]: components["schemas"]["ErrorBody"];
        })[] | {
            [key: string]: components["schemas"]["ErrorBody"];
        };
        /**
         * @description A frequent question with its answer; `language` and `is_published` are absent in the answers of other
         *     services.
         */
        Faq: {
            /** @description Markdown without HTML. */
            answer: string;
            id: number;
            is_published?: boolean;
            language?: components["schemas"]["Language"];
            /** @description Lower ones come first. */
            position: number;
            question: string;
        };
        FaqPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["Faq"][];
        };
        /** @description A frequent question as it is sent. */
        FaqRequest: {
            /** @description Markdown without HTML. */
            answer: string;
            /** @default true */
            is_published?: boolean;
            language?: components["schemas"]["Language"];
            /**
             * @description Lower ones come first.
             * @default 0
             */
            position?: number;
            question: string;
        };
        /** @description A registered farmer. Some services answer `profile` beside `user` instead of inside it. */
        Farmer: {
            id: number;
            /** @description Some services answer the profile beside the user instead of inside. */
            profile?: components["schemas"]["ContactDetails"];
            /** @description User id of the agent who referred them. */
            referrer?: number | null;
            user: {
                email: string;
                full_name: string;
                id: number;
                profile: components["schemas"]["ContactDetails"];
            };
        };
        FarmerList: components["schemas"]["Farmer"][];
        FarmerPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["Farmer"][];
        };
        /** @description The readings of one sample, rated for its main crop. */
        FarmerReadings: {
            booking: number;
            /** @description Its main crop. */
            crop_name: string;
            /** @description The same number for samples that a person joined; null for one that nobody joined. */
            place: number | null;
            ratings: components["schemas"]["Rating"][];
            /** @description Its id. */
            sample: number;
            /** @description As people call it. */
            sample_code: string;
            sample_location: string;
            /** Format: date */
            soil_test_date: string;
        };
        /** @description A farmer as they are sent, nested as they are answered. An update leaves absent optional fields as they are. */
        FarmerRequest: {
            /** @description Register them although somebody has this phone number or e-mail address; false when absent. */
            allow_duplicate?: boolean;
            /** @description User id of the agent who referred them; only for administrators. */
            referrer?: number | null;
            user: {
                /** @description "" for a farmer without one, which is the default. */
                email?: string;
                full_name: string;
                profile: {
                    address?: string;
                    /** @description A county's id. */
                    county?: number | null;
                    /** @description Kenyan number: 07…, 01…, 254… or +254…. */
                    phone_number: string;
                };
            };
        };
        FarmerRequestList: components["schemas"]["FarmerRequest"][];
        /** @description A farmer in few words. */
        FarmerSummary: {
            county: number | null;
            full_name: string;
            id: number;
            phone_number: string;
        };
        FarmerSummaryPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["FarmerSummary"][];
        };
        /**
         * @description Whether one crop grows on a field or several.
         * @enum {string}
         */
        FarmingType: "monocropping" | "mixed";
        /** @description What to spread for the main crop of a sample. */
        FertiliserAdvice: {
            /** @description What to spread, planting before top-dressing; empty when nothing is needed. */
            applications: {
                /** @description Bags of 50 kg for the plot, in halves. */
                bags: number;
                /** @description For the plot. */
                kg: number;
                kg_per_acre: number;
                /** @description Such as "CAN" or "NPK 17-17-17". */
                product: string;
                /** @enum {string} */
                timing: "planting" | "top_dressing";
                why: string;
            }[];
            /** @description A crop's id. */
            crop: number;
            /** @description A sample's id. */
            sample: number;
        };
        /** @description Which samples to rate. */
        GenerateResultsRequest: {
            /** @description Ids of samples with readings. */
            samples: number[];
        };
        /** @description Whether the service works. */
        Health: {
            /**
             * @description It works, its database cannot write (a full disk), or its database does not answer.
             * @enum {string}
             */
            status: "ok" | "degraded" | "unavailable";
        };
        /** @description What a bag of 50 kg costs. */
        InputPrice: {
            /**
             * Format: date
             * @description The day of the price.
             */
            as_of: string;
            id: number;
            /** @description KES. */
            price_per_bag: components["schemas"]["DecimalText"];
            product: components["schemas"]["InputProduct"];
        };
        InputPricePage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["InputPrice"][];
        };
        /** @description What a bag of 50 kg costs, as it is sent. */
        InputPriceRequest: {
            /**
             * Format: date
             * @description The day of the price.
             */
            as_of: string;
            /** @description KES, more than 0. */
            price_per_bag: components["schemas"]["DecimalInput"];
            /** @description Each once. */
            product: components["schemas"]["InputProduct"];
        };
        /**
         * @description What an agrovet sells in bags of 50 kg: ground limestone, sulphur, fertilisers.
         * @enum {string}
         */
        InputProduct: "lime" | "sulphur" | "dap" | "tsp" | "npk_17_17_17" | "can" | "mop";
        /** @description Something that the server does by itself, again and again. */
        Job: {
            every_seconds: number;
            is_running: boolean;
            /** @description The last one, in words, kept after a success; "" before the first. */
            last_failure: string;
            /** Format: date-time */
            last_failure_on: string | null;
            /** Format: date-time */
            last_run_on: string | null;
            /** Format: date-time */
            last_success_on: string | null;
            name: string;
            /** Format: date-time */
            next_run_on: string;
        };
        JobPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["Job"][];
        };
        /**
         * @description What labels are printed on.
         * @enum {string}
         */
        LabelPaper: "a4" | "label_62";
        /**
         * @description English or Kiswahili.
         * @enum {string}
         */
        Language: "en" | "sw";
        /** @description What stands at the top of reports. */
        Letterhead: {
            /** @description One line; "" for none. */
            contacts: string;
            /** @description A PNG or JPEG as a data URL; "" for none. */
            logo: string;
            name: string;
        };
        /** @description A receipt and the booking that it paid. */
        LinkPaymentRequest: {
            /** @description KES; what arrived when absent. */
            amount?: components["schemas"]["DecimalInput"];
            /** @description A booking's id. */
            booking: number;
            method?: components["schemas"]["PaymentMethod"];
            /** @description Kenyan number that paid. */
            phone_number?: string;
            /** @description Why it belongs there. The reference backend requires it. */
            reason?: string;
            /** @description The receipt number, or the payment's reference. */
            reference: string;
        };
        /** @description What to log in with. */
        LoginRequest: {
            email: string;
            password: string;
        };
        /** @description A login: the token for the Authorization header, and whose it is. */
        LoginResponse: {
            token: string;
            user: components["schemas"]["User"];
        };
        /** @description Whether the token that was sent still holds, and whose it is. */
        LoginStatus: {
            login_status: boolean;
            user: components["schemas"]["User"] | null;
        };
        /** @description The booking that was paid, or only a sentence that says so: services answer one or the other. Read the booking again where the answer has no `id`. */
        MarkAsPaidAnswer: components["schemas"]["Booking"] | components["schemas"]["Detail"] | components["schemas"]["SuccessMessage"];
        /** @description Which booking was paid, and how. */
        MarkAsPaidRequest: {
            /** @description KES, in whole shillings; what the booking owes when absent. */
            amount?: components["schemas"]["DecimalInput"];
            /** @description A booking's id. */
            booking: number;
            method?: components["schemas"]["PaymentMethod"];
            /** @description How it is known that the money came. The reference backend requires it. */
            reason?: string;
            /** @description The receipt number, such as an M-Pesa code. The reference backend requires it. */
            reference?: string;
        };
        /** @description An uploaded file. */
        Media: {
            /** @description What it shows; "" for mere decoration. */
            alt: string;
            content_type: string;
            /** Format: date-time */
            created_on: string;
            id: number;
            /** @description As it was uploaded. */
            name: string;
            /** @description Bytes. */
            size: number;
            /** @description A user's id. */
            uploaded_by: number | null;
            /** @description Under the media base unless it begins with http. */
            url: string;
        };
        MediaPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["Media"][];
        };
        /** @description A file as it is uploaded. */
        MediaRequest: {
            alt?: string;
            /** @description JPEG, PNG, WebP or PDF of at most 5 MB. */
            file: string;
        };
        /** @description A status that the asker may set. */
        NextStatus: {
            needs_reason: boolean;
            status: components["schemas"]["BookingStatus"];
        };
        /** @description What somebody is told in the app. */
        Notification: {
            /** @description The booking it is about. */
            booking: number | null;
            /** Format: date-time */
            created_on: string;
            id: number;
            is_read: boolean;
            /** @enum {string} */
            kind: "booking_created" | "booking_changed" | "payment_received" | "report_ready" | "commission_disbursed" | "message";
            message: string;
            title: string;
        };
        NotificationPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["Notification"][];
        };
        /** @description Whether a notification is read. */
        NotificationRequest: {
            is_read: boolean;
        };
        /** @description What a crop is called in a county. */
        OtherCropName: {
            county: number;
            /** Format: date-time */
            created_on: string;
            crop: number;
            id: number;
            name: string;
            /** Format: date-time */
            updated_on: string;
        };
        OtherCropNamePage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["OtherCropName"][];
        };
        /** @description A local crop name as it is sent. */
        OtherCropNameRequest: {
            /** @description A county's id. */
            county: number;
            /** @description A crop's id. */
            crop: number;
            name: string;
        };
        /** @description Where a page stands in its list. */
        PageInfo: {
            /** @description Records on all pages. */
            count: number;
            /** @description Absolute address of the next page. */
            next: string | null;
            /** @description Absolute address of the page before. */
            previous: string | null;
            /** @description At least 1, also when nothing is found. */
            total_pages: number;
        };
        /** @description Lets the pages of a partner embed the booking form. The key is public, the origins are what counts. */
        PartnerKey: {
            /** @description Id of the agrovet that serves its bookings. */
            agent: number | null;
            /** @description Such as https://mavuno.example; empty means none. */
            allowed_origins: string[];
            /** Format: date-time */
            created_on: string;
            id: number;
            is_active: boolean;
            /** @description Publishable: it stands in the page. */
            key: string;
            /** Format: date-time */
            last_used_on: string | null;
            name: string;
            /**
             * Format: date-time
             * @description Until when the keys before work, or worked; null for none.
             */
            previous_key_until: string | null;
            /** @description User id of the agent who is credited with its bookings. */
            referrer_agent: number | null;
        };
        PartnerKeyPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["PartnerKey"][];
        };
        /** @description A partner key as it is sent; the server makes the key. */
        PartnerKeyRequest: {
            /** @description Id of the agrovet that serves its bookings. */
            agent?: number | null;
            /** @description Such as https://mavuno.example; the address of a page is stored as its site. */
            allowed_origins: string[];
            /** @default true */
            is_active?: boolean;
            name: string;
            /** @description User id of the agent who is credited with its bookings. Absent, the agent of a new `agent`. */
            referrer_agent?: number | null;
        };
        /** @description Whose password to reset. */
        PasswordResetRequest: {
            email: string;
        };
        /** @description A reset token to try. */
        PasswordResetTokenRequest: {
            /** @description From the link of the e-mail. */
            token: string;
        };
        /** @description Whether a reset token still holds. */
        PasswordResetTokenStatus: {
            valid: boolean;
        };
        /** @description How to pay without a prompt. */
        PayByHand: {
            /** @description What to enter as the account: the code of the booking. */
            account_number: string;
            /** @description The business number. */
            paybill: string;
        };
        /** @description An attempt to pay a booking. `paid` shows before `canceled`; when neither holds, its status can be asked for. */
        Payment: {
            /** @description KES. */
            amount: components["schemas"]["DecimalText"];
            /** @description KES that arrived; null before. */
            amount_received?: components["schemas"]["DecimalText"] | null;
            /** @description KES that were given back. */
            amount_refunded?: components["schemas"]["DecimalText"];
            /**
             * Format: uri
             * @description Where a card is entered; null or absent when there is no such page.
             */
            authorization_url?: string | null;
            /** @description A booking's id. */
            booking: number;
            /** @description For people, such as "UD-1026". */
            booking_code?: string;
            canceled: boolean;
            /** Format: date-time */
            created_on: string;
            id: number;
            /** @description No money moved: say so. */
            is_sandbox?: boolean;
            /** @description What to do or what went wrong, in words for who pays. */
            message?: string;
            method: components["schemas"]["PaymentMethod"];
            /** @description The administrator's reason, for administrators; '' for others and for payments that nobody recorded. */
            note?: string;
            paid: boolean;
            /** Format: date-time */
            paid_on: string | null;
            /** @description Null when there is no paybill. */
            pay_by_hand?: components["schemas"]["PayByHand"] | null;
            /** @description The phone with its middle hidden, such as "0712 ••• 678": all that a visitor sees of it. */
            phone_hint?: string;
            /** @description Who pays, as +254…; "" when it is not known. */
            phone_number: string;
            provider?: components["schemas"]["PaymentProvider"];
            /** @description The provider's own name of the attempt, for administrators; '' for others. */
            provider_reference?: string;
            /** @description Why it is not paid or needs a look; null when there is nothing to say. */
            reason?: components["schemas"]["PaymentReason"] | null;
            /** @description The number of the provider, such as an M-Pesa code; "" until it is paid. */
            receipt_number: string;
            /** @description Ours: what its status is asked with. */
            reference: string;
            /** @description Where a person plays the payer's phone; null outside the sandbox. */
            sandbox_url?: string | null;
            /** @description Until this phone can get another prompt for this amount; 0 when it can now. */
            seconds_until_retry?: number;
            /** @description Since the prompt was sent. After 60 without a result, offer `pay_by_hand`. */
            seconds_waiting?: number;
            status?: components["schemas"]["PaymentStatus"];
        };
        /** @description An invoice, a receipt or a credit note. Numbers of one kind and year have no gaps. */
        PaymentDocument: {
            /** @description KES. */
            amount: components["schemas"]["DecimalText"];
            /** @description A booking's id. */
            booking: number;
            booking_code: string;
            /** Format: date-time */
            created_on: string;
            id: number;
            kind: components["schemas"]["DocumentKind"];
            /** @description Such as "INV-2026-000123". */
            number: string;
            /** @description The payment that it is about; null for an invoice. */
            payment: number | null;
        };
        PaymentDocumentPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["PaymentDocument"][];
        };
        /** @description Money that somebody has to look at. */
        PaymentIssue: {
            /** @description What the payer entered as the account; "" when it is not known. */
            account_number: string;
            /** @description What arrived. */
            amount: components["schemas"]["DecimalText"];
            /** @description A booking's id. */
            booking: number | null;
            booking_code: string;
            currency: string;
            /** @description What should have arrived; 0 when nothing is known. */
            expected_amount: components["schemas"]["DecimalText"];
            kind: components["schemas"]["PaymentIssueKind"];
            /** @description A payment's id. */
            payment: number | null;
            phone_hint: string;
            provider: components["schemas"]["PaymentProvider"] | null;
            /** @description What `payments.link` takes; "" for bookings. */
            reference: string;
            /** Format: date-time */
            since: string;
        };
        /**
         * @description `needs_review`: another amount or currency arrived. `unmatched`: a receipt of no booking. `underpaid` and `overpaid` bookings.
         * @enum {string}
         */
        PaymentIssueKind: "needs_review" | "unmatched" | "underpaid" | "overpaid";
        PaymentIssuePage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["PaymentIssue"][];
        };
        /**
         * @description How money came in.
         * @enum {string}
         */
        PaymentMethod: "mpesa" | "card" | "bank" | "cash";
        /** @description How a booking can be paid now. */
        PaymentOptions: {
            /** @description KES still to be paid, whole shillings. */
            amount: components["schemas"]["DecimalText"];
            /** @description KES that came in above the price. */
            amount_overpaid: components["schemas"]["DecimalText"];
            amount_paid: components["schemas"]["DecimalText"];
            /** @description A booking's id. */
            booking: number;
            booking_code: string;
            canceled: boolean;
            /** @description No money moves: say so. */
            is_sandbox: boolean;
            /** @description KES that one M-Pesa payment can have. Above it no prompt can be sent. */
            maximum_amount: components["schemas"]["DecimalText"];
            /** @description Those that can be started here: `mpesa`, `card`. */
            methods: components["schemas"]["PaymentMethod"][];
            paid: boolean;
            /** @description Null when there is no paybill. */
            pay_by_hand: components["schemas"]["PayByHand"] | null;
            /** @description The last payment that was started, whatever came of it; null before the first. */
            payment: components["schemas"]["Payment"] | null;
            /** @description The same with its middle hidden, such as "0712 ••• 678". */
            phone_hint: string;
            /** @description The booking's, as +254…; '' for a visitor, who sees only the hint. */
            phone_number: string;
            /**
             * Format: uuid
             * @description The booking's.
             */
            uuid: string;
        };
        PaymentPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["Payment"][];
        };
        /**
         * @description Through whom the money came; `by_hand` was recorded by an administrator.
         * @enum {string}
         */
        PaymentProvider: "sandbox" | "paystack" | "mpesa" | "by_hand";
        /**
         * @description Why a payment is not paid, or needs a look.
         * @enum {string}
         */
        PaymentReason: "canceled_by_payer" | "wrong_pin" | "pin_locked" | "insufficient_balance" | "prompt_expired" | "phone_not_reachable" | "too_soon" | "declined" | "no_answer" | "provider_unavailable" | "superseded" | "refunded" | "amount_differs" | "currency_differs";
        /** @description Which booking is paid: by its id, or by its uuid for who holds its link. */
        PaymentRequest: {
            /** @description A booking's id; for who may read it. */
            booking?: number;
            /** @description `mpesa` when absent; `mpesa` and `card` can be started here. */
            method?: components["schemas"]["PaymentMethod"];
            /** @description Kenyan mobile number that pays, which need not be the farmer's; the booking's when absent. */
            phone_number?: string;
            /**
             * Format: uri
             * @description Where the card page sends people back to.
             */
            return_url?: string;
            /**
             * Format: uuid
             * @description The booking's, in place of its id.
             */
            uuid?: string;
        };
        /**
         * @description A booking seen by its payment.
         * @enum {string}
         */
        PaymentState: "paid" | "canceled" | "unpaid";
        /**
         * @description A failed payment can be tried again, a canceled one was refused by the payer, replaced or given back; of one that needs review money has arrived, but not as it was asked for.
         * @enum {string}
         */
        PaymentStatus: "pending" | "paid" | "failed" | "canceled" | "needs_review";
        /** @description Whatever the provider sends. */
        PaymentWebhookRequest: {
            [key: string]: unknown;
        };
        /** @description Lime, sulphur or nothing for a plot: a range, with its sum line by line. */
        PhAdvice: {
            /**
             * @description What to spread; lime is ground limestone.
             * @enum {string}
             */
            amendment: "none" | "lime" | "sulphur";
            bags_high: number;
            /** @description Bags of 50 kg for the plot. */
            bags_low: number;
            /** @description A crop's id. */
            crop: number;
            /** @description As it was measured. */
            ph: number;
            /** @description Of the crop's ideal range. */
            ph_high: number;
            /** @description Of the crop's ideal range. */
            ph_low: number;
            /** @description A sample's id. */
            sample: number;
            /** @description Acres. */
            size_of_land: components["schemas"]["DecimalText"];
            soil_type: components["schemas"]["SoilType"];
            /** @description The sum, line by line. */
            steps: string[];
            /** @description What this dressing aims at; `ph` when nothing is needed. */
            target_ph: number;
            tonnes_high: number;
            /** @description Tonnes for the plot, one decimal. */
            tonnes_low: number;
            tonnes_per_hectare_high: number;
            /** @description Tonnes per hectare, one decimal; 0 when nothing is needed, as in the next five. */
            tonnes_per_hectare_low: number;
            /** @description What to know before, in plain words. */
            warnings: string[];
        };
        /** @description A user with their contact details; `role`, `is_superuser` and `is_active` are absent in the answers of other services. */
        Profile: {
            address: string;
            county: number | null;
            email: string;
            full_name: string;
            id: number;
            /** @description Whether they may log in. */
            is_active?: boolean;
            /** @description An administrator. */
            is_superuser?: boolean;
            phone_number: string;
            role?: components["schemas"]["UserRole"];
            /** @description The user's id. */
            user: number;
        };
        ProfilePage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["Profile"][];
        };
        /** @description What of a user to change; what is absent stays. */
        ProfilePatch: {
            address?: string;
            county?: number | null;
            /** @description Administrators alone. */
            email?: string;
            full_name?: string;
            /** @description Administrators alone; false ends their tokens. */
            is_active?: boolean;
            /** @description Administrators alone. */
            is_superuser?: boolean;
            phone_number?: string;
        };
        /** @description What an administrator adds a user with. */
        ProfileRequest: {
            address?: string;
            county?: number | null;
            /** @description What they log in with; one account each. */
            email: string;
            full_name: string;
            /**
             * @description An administrator.
             * @default false
             */
            is_superuser?: boolean;
            password: string;
            /** @description Kenyan number: 07…, 01…, 254… or +254…. */
            phone_number?: string;
        };
        /** @description What anybody with the link may see of a booking. */
        PublicBooking: {
            /** @description KES still to be paid, in whole shillings. */
            balance_due?: components["schemas"]["DecimalText"];
            canceled: boolean;
            /** @description For people, such as "UD-1026". */
            code?: string;
            county: number | null;
            /** @description "" when no county is known. */
            county_name: string;
            /**
             * Format: date
             * @description The day by which the present step should end; null when nothing is promised any more.
             */
            due_on?: string | null;
            /**
             * Format: date
             * @description A new day once `due_on` has passed: as many working days again, until one is not before today.
             */
            new_due_on?: string | null;
            no_of_samples: number;
            paid: boolean;
            /** @description Samples that cannot be measured. */
            rejected_samples?: {
                /** @description Such as "UD-1042-3". */
                code: string;
                reason: components["schemas"]["RejectedReason"];
            }[];
            /** Format: date */
            soil_test_date: string;
            status?: components["schemas"]["BookingStatus"];
            /** @description The steps so far, the first one first: days only, without persons and reasons. */
            status_changes?: {
                /**
                 * Format: date
                 * @description In Africa/Nairobi.
                 */
                changed_on: string;
                status: components["schemas"]["BookingStatus"];
            }[];
            test_type: components["schemas"]["TestType"];
            /** Format: uuid */
            uuid: string;
        };
        PublicBookingPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["PublicBooking"][];
        };
        /** @description What anybody with the link sees of a report. */
        PublicReport: {
            disclaimer: string;
            facts: components["schemas"]["ReportFacts"];
            /** @description One for each sample whose main crop has usual rates. */
            fertiliser_advice: components["schemas"]["FertiliserAdvice"][];
            /** Format: date-time */
            generated_on: string;
            language: components["schemas"]["Language"];
            letterhead: components["schemas"]["Letterhead"];
            /**
             * Format: date-time
             * @description When readings changed after it was generated; null for never.
             */
            outdated_on: string | null;
            /** @description One for each sample that was measured. */
            ph_advice: components["schemas"]["PhAdvice"][];
            /** @description The agronomist's words. */
            remarks: string;
            results: components["schemas"]["SampleResult"][];
            /** @description Which version of the rules was used. */
            rule_version: string;
        };
        /**
         * @description A reading that a crop can have a range for.
         * @enum {string}
         */
        RatedReading: "nitrogen" | "phosphorus" | "potassium" | "pH" | "conductivity" | "moisture" | "temperature";
        /** @description A reading against a crop's ideal range, all in the unit of the reading. */
        Rating: {
            /** @description What is missing (below 0) or too much (above 0); 0 within the range, null when it was not measured. */
            delta: number | null;
            high: number;
            low: number;
            rating: components["schemas"]["RatingClass"];
            reading: components["schemas"]["RatedReading"];
            /** @description Null when it was not measured. */
            value: number | null;
        };
        /**
         * @description Where a value lies: within the range with its ends, in the tenth of its width beyond (0.2 for pH), or further.
         * @enum {string}
         */
        RatingClass: "low" | "slightly_low" | "optimal" | "slightly_high" | "high" | "not_measured";
        /**
         * @description A key of `SensorData`.
         * @enum {string}
         */
        ReadingName: "nitrogen" | "phosphorus" | "potassium" | "moisture" | "temperature" | "pH" | "conductivity" | "latitude" | "longitude";
        /** @description What was measured for a farmer, the oldest first. */
        ReadingsOverTime: components["schemas"]["FarmerReadings"][];
        /** @description What the provider reports for a day beside what the books say. */
        Reconciliation: {
            books_total: components["schemas"]["DecimalText"];
            /** Format: date */
            date: string;
            /** @description Whether the provider could report the whole day. */
            is_complete: boolean;
            /** @description Why not, in words; "" when it could. */
            note: string;
            provider: components["schemas"]["PaymentProvider"];
            provider_total: components["schemas"]["DecimalText"];
            rows: components["schemas"]["ReconciliationRow"][];
        };
        ReconciliationRow: {
            booking: number | null;
            booking_code: string;
            books_amount: components["schemas"]["DecimalText"] | null;
            /** @enum {string} */
            difference: "missing_in_books" | "missing_at_provider" | "amount_differs" | "none";
            /** @enum {string} */
            kind: "payment" | "refund";
            provider_amount: components["schemas"]["DecimalText"] | null;
            /** @description The provider's. */
            receipt_number: string;
            /** @description Ours; '' when it is not known. */
            reference: string;
        };
        /** @description What a farmer registers with. */
        RegisterRequest: {
            address?: string;
            county?: number | null;
            email: string;
            full_name: string;
            password: string;
            /** @description Kenyan number: 07…, 01…, 254… or +254…. */
            phone_number: string;
        };
        /**
         * @description Why a sample cannot be measured.
         * @enum {string}
         */
        RejectedReason: "leaking_bag" | "too_little_soil" | "wrong_label";
        /** @description The results of a booking and what follows from them, as they were when it was generated. */
        Report: {
            /** @description A booking's id. */
            booking: number;
            disclaimer: string;
            /** @description "" for nobody. */
            explained_by_name?: string;
            /**
             * Format: date-time
             * @description When somebody explained it to the farmer; null for not yet.
             */
            explained_on?: string | null;
            facts?: components["schemas"]["ReportFacts"];
            /** @description One for each sample whose main crop has usual rates. */
            fertiliser_advice: components["schemas"]["FertiliserAdvice"][];
            /** @description A user's id. */
            generated_by: number | null;
            /** Format: date-time */
            generated_on: string;
            id: number;
            /** @description Whether the same results would come out now; false after a change of readings, ranges, rules or prices. Only for administrators, of one report and of the reports of one booking. */
            is_current?: boolean;
            language: components["schemas"]["Language"];
            letterhead?: components["schemas"]["Letterhead"];
            /**
             * Format: uuid
             * @description Names its public page; null once it is revoked.
             */
            link?: string | null;
            /**
             * Format: date-time
             * @description When readings changed after it was generated; null for never. The report itself stays as it was.
             */
            outdated_on?: string | null;
            /** @description One for each sample that was measured. */
            ph_advice: components["schemas"]["PhAdvice"][];
            /** @description The agronomist's words. */
            remarks: string;
            results: components["schemas"]["SampleResult"][];
            /** @description Which version of the rules was used. */
            rule_version: string;
            /** @description Every time that it was sent or could not be, the first one first. */
            sends?: components["schemas"]["ReportSend"][];
            /**
             * Format: date-time
             * @description When it last went to the farmer; null for not yet.
             */
            sent_on: string | null;
        };
        /** @description What a report says of its booking. */
        ReportFacts: {
            /** @description "" without an agrovet. */
            agrovet_name: string;
            booking_code: string;
            /** @description "" when no county is known. */
            county_name: string;
            /** @description Of the farmer. */
            name: string;
            /** Format: date */
            soil_test_date: string;
            test_type: components["schemas"]["TestType"];
            /** @description "" when it was not kept. */
            verified_by_name: string;
            /**
             * Format: date-time
             * @description Null when it was not kept.
             */
            verified_on: string | null;
        };
        ReportPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["Report"][];
        };
        /** @description Which booking to report on, and in which words. */
        ReportRequest: {
            /** @description A booking's id. */
            booking: number;
            language?: components["schemas"]["Language"];
            remarks?: string;
            /**
             * @description Tells the farmer by e-mail and text message, and sets `is_report_sent` when one of them arrived.
             * @default false
             */
            send?: boolean;
        };
        /** @description One time that a report was sent, or could not be. */
        ReportSend: {
            /**
             * @description `by_hand`: on paper, or by its link.
             * @enum {string}
             */
            channel: "by_hand" | "sms" | "email";
            /**
             * @description `not_set_up`: the service has no such channel; `no_address`: the booking has no e-mail address.
             * @enum {string}
             */
            outcome: "sent" | "failed" | "not_set_up" | "no_address";
            /** @description "" for a deleted account. */
            sent_by_name: string;
            /** Format: date-time */
            sent_on: string;
        };
        /**
         * @description One thing to do, or not to buy. The answer holds codes and numbers; `describeAction` of `@udongo/sdk/results` writes
         *     them as sentences in English or Kiswahili. Amounts are null where an action has none; a single amount has the same
         *     low and high.
         */
        ResultAction: {
            bags_high: number | null;
            /** @description Bags of 50 kg for the plot, in halves. */
            bags_low: number | null;
            cost_high: components["schemas"]["DecimalText"] | null;
            /** @description KES for the bags; null without a price. */
            cost_low: components["schemas"]["DecimalText"] | null;
            kg_high: number | null;
            /** @description For the plot. */
            kg_low: number | null;
            kg_per_acre_high: number | null;
            /** @description Kilograms; one decimal below 10, whole from there, as in the next three. */
            kg_per_acre_low: number | null;
            /** @enum {string} */
            kind: "lime" | "sulphur" | "compost" | "fertiliser" | "skip" | "ask_agronomist" | "drain" | "wait_for_rain";
            /**
             * Format: date
             * @description The day of the price; null without one.
             */
            price_as_of: string | null;
            /** @description What to buy; for `skip`, what not to buy; null for every fertiliser, and for an action without a product. */
            product: components["schemas"]["InputProduct"] | null;
            /** @description The reading that the action follows from; null for none. */
            reading: components["schemas"]["RatedReading"] | null;
            reason: components["schemas"]["ResultReason"];
            /** @description When to do it; null for no certain time. */
            timing: ("before_planting" | "planting" | "top_dressing") | null;
            /** @description Numbers and codes that the reason's sentence needs, by name. */
            values: {
                [key: string]: number | string;
            };
        };
        /**
         * @description Why an action is there. `ph_low`: spread lime; `ph_low_small_budget`: lime in the planting holes; `ph_high`: sulphur;
         *     `ph_high_compost`, `ph_high_visit`: compost and a visit; `conductivity_high`: drain and measure again;
         *     `too_salty`: no fertiliser until then; `phosphorus_rate`, `nitrogen_rate`: the share of the usual rate;
         *     `dap_nitrogen`: CAN gives the nitrogen of the DAP that is left out; `dap_acidifies`: no DAP; `potassium_enough`: no
         *     potassium needed; `potassium_low`, `nitrogen_low`: too little, without a usual rate; `legume`: it makes its own
         *     nitrogen; `no_usual_rates`: an agronomist names the amounts; `phosphorus_unknown`, `nitrogen_unknown`: not measured or
         *     without a range; `moisture_low`: wait for rain.
         * @enum {string}
         */
        ResultReason: "ph_low" | "ph_low_small_budget" | "ph_high" | "ph_high_compost" | "ph_high_visit" | "conductivity_high" | "too_salty" | "phosphorus_rate" | "nitrogen_rate" | "dap_nitrogen" | "dap_acidifies" | "potassium_enough" | "potassium_low" | "nitrogen_low" | "legume" | "no_usual_rates" | "phosphorus_unknown" | "nitrogen_unknown" | "moisture_low";
        /** @description What somebody thinks of the service. */
        Review: {
            /** @description First name and initial. */
            author: string;
            /** @description The booking it is about; null for those who may not know. */
            booking: number | null;
            comment: string;
            /** Format: date-time */
            created_on: string;
            id: number;
            is_published: boolean;
            /** @description Stars. */
            rating: number;
            /** Format: date-time */
            updated_on: string;
            /** @description The user's id; null for those who may not know. */
            user: number | null;
        };
        ReviewPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["Review"][];
        };
        /** @description A review as it is sent. */
        ReviewRequest: {
            /** @description A booking's id. */
            booking?: number | null;
            comment: string;
            /** @description Administrators alone. */
            is_published?: boolean;
            /** @description Stars. */
            rating: number;
        };
        /** @description One soil sample of a booking; `size_of_land` in acres, crops as ids. */
        Sample: {
            /** @description To read aloud, such as "UD-1042-3"; its number is never given to another sample. */
            readonly code?: string;
            /** @description Work on this sample has begun. */
            readonly has_readings?: boolean;
            id: number;
            /** @description A crop's id. */
            main_crop: number;
            /** @description Crop ids. */
            other_crops: number[];
            /** Format: date-time */
            readonly rejected_on?: string | null;
            /** @description Null for a sample that is not rejected. */
            readonly rejected_reason?: components["schemas"]["RejectedReason"] | null;
            sample_location: string;
            sample_notes: string;
            /** @description Acres. */
            size_of_land: components["schemas"]["DecimalText"];
            soil_type: components["schemas"]["SoilType"];
        };
        /** @description The place of a sample. */
        SamplePlace: {
            place: number | null;
            sample: number;
        };
        /** @description Which sample is of the same place. */
        SamplePlaceRequest: {
            /** @description Id of the other sample; null takes this one out of its place. */
            same_place_as: number | null;
        };
        /** @description Why a sample cannot be measured. */
        SampleRejectionRequest: {
            note?: string;
            reason: components["schemas"]["RejectedReason"];
        };
        /** @description A sample as it is sent: with an `id` it changes the stored one, without it is added. */
        SampleRequest: {
            /** @description The stored sample that this one changes; absent for a new one. */
            id?: number;
            /** @description A crop's id. */
            main_crop: number;
            /** @description Crop ids; repeats, and the main crop among them, are dropped. */
            other_crops?: number[];
            sample_location: string;
            sample_notes: string;
            /** @description Acres, more than 0. */
            size_of_land: components["schemas"]["DecimalInput"];
            soil_type: components["schemas"]["SoilType"];
        };
        /** @description How the readings of a sample compare with what its crops want, main crop first. */
        SampleResult: {
            /** @description A booking's id. */
            booking: number;
            /** @description For a small budget: lime in the planting holes only. Null where the main crop needs no lime, or no more than that. */
            cheapest_first_step?: components["schemas"]["ResultAction"] | null;
            /** @description The main crop first; empty without readings and for a rejected sample. */
            crops: components["schemas"]["CropResult"][];
            /** Format: date-time */
            generated_on: string;
            /**
             * Format: date-time
             * @description When the readings were saved; null when that is not known.
             */
            measured_on?: string | null;
            /** @description How the readings came about, such as "field probe estimate". */
            method: string;
            /** @description Why the sample was rejected; null when it was not. */
            rejected_reason?: components["schemas"]["RejectedReason"] | null;
            /** @description Which version of the rules was used. */
            rule_version: string;
            /** @description A sample's id. */
            sample: number;
            /** @description For people, such as "UD-1042-3". */
            sample_code?: string;
            sample_location?: string;
            /** @description Acres. */
            size_of_land?: components["schemas"]["DecimalText"];
            soil_type?: components["schemas"]["SoilType"];
        };
        SampleResultList: components["schemas"]["SampleResult"][];
        /** @description What the payer does. */
        SandboxAnswerRequest: {
            /**
             * @description `approve_late` answers after 5 seconds, `approve_twice` tells it two times, `refund` gives `amount` back.
             * @enum {string}
             */
            action: "approve" | "cancel" | "wrong_pin" | "time_out" | "approve_late" | "approve_twice" | "refund";
            /** @description KES, in whole shillings, of a refund, or of an approval that pays another amount; everything when absent. */
            amount?: components["schemas"]["DecimalInput"];
        };
        /** @description What the payer's phone shows in the sandbox. */
        SandboxPrompt: {
            amount: components["schemas"]["DecimalText"];
            business_name: string;
            method: components["schemas"]["PaymentMethod"];
            phone_hint: string;
            /** @description "" until it is approved. */
            receipt_number: string;
            reference: string;
            refunded_amount: components["schemas"]["DecimalText"];
            /** @description Where a card page sends people back to. */
            return_url: string | null;
            /** @enum {string} */
            state: "waiting" | "approved" | "canceled" | "wrong_pin" | "timed_out";
        };
        /** @description Readings of a sample as they were saved at a time. */
        SavedReadings: {
            id: number;
            /** @description A user's id; null when nobody kept it. */
            saved_by: number | null;
            /** @description "" when nobody kept it. */
            saved_by_name: string;
            /** Format: date-time */
            saved_on: string;
            sensor_data: components["schemas"]["SensorData"];
        };
        SavedReadingsList: components["schemas"]["SavedReadings"][];
        /** @description Readings of a soil probe. */
        SensorData: {
            /** @description µS/cm. */
            conductivity: number;
            /** @description Degrees, negative in the south. */
            latitude: number;
            /** @description Degrees, negative in the west. */
            longitude: number;
            /** @description Percent by volume. */
            moisture: number;
            /** @description mg/kg. */
            nitrogen: number;
            /** @description pH. */
            pH: number;
            /** @description mg/kg. */
            phosphorus: number;
            /** @description mg/kg. */
            potassium: number;
            /** @description °C. */
            temperature: number;
        };
        /** @description Readings of a soil probe, in the units of `SensorData`. None is 0: probes report 0 when they measured nothing. */
        SensorDataRequest: {
            conductivity: number;
            /** @description Rounded to 5 decimals, then not 0. */
            latitude: number;
            /** @description Rounded to 5 decimals, then not 0. */
            longitude: number;
            moisture: number;
            nitrogen: number;
            pH: number;
            phosphorus: number;
            potassium: number;
            temperature: number;
        };
        /** @description Choices of the service. Administrators change them; the environment gives the first values. */
        Settings: {
            /** @description Whether somebody who saved a reading may verify it. */
            allow_self_verification?: boolean;
            /** @description Address and contacts on invoices and receipts, several lines; "" for none. */
            business_details?: string;
            /** @description Such as P051234567X. Until it is set, invoices say that they are no tax invoices. */
            business_kra_pin?: string;
            /** @description On invoices and receipts; "" takes the name of the letterhead. */
            business_name?: string;
            /** @description The share of a price that agents earn who have no rate of their own, 0 to 100. */
            commission_percentage?: components["schemas"]["DecimalText"];
            /** @description Promised working days until they are measured. */
            days_to_analyse?: number;
            /** @description Promised working days from the day of the test until the samples are collected. */
            days_to_collect?: number;
            /** @description Promised working days until they are received. */
            days_to_receive?: number;
            /** @description Promised working days until the report is ready. */
            days_to_report?: number;
            /** @description Promised working days until the readings are verified. */
            days_to_verify?: number;
            /** @description One line below it, such as address and phone number; "" for none. */
            letterhead_contacts?: string;
            /** @description A PNG or JPEG as a data URL, beside it; "" for none. */
            letterhead_logo?: string;
            /** @description At the top of reports; "" shows the name of the product. */
            letterhead_name?: string;
            /** @description Where people pay by hand, digits; "" when there is none. */
            paybill?: string;
            /** @description Who answers the support number; "" when there is no name. */
            support_name: string;
            /** @description The number that people call for help, as +254…; "" when there is none, and then no text tells anybody to call. */
            support_phone_no: string;
            /** @description Said below the amount, such as "VAT exempt"; "" for none. */
            tax_lines?: string;
        };
        /** @description The settings to change. */
        SettingsRequest: {
            /** @description Whether somebody who saved a reading may verify it. */
            allow_self_verification?: boolean;
            /** @description Address and contacts on invoices and receipts, several lines; "" for none. */
            business_details?: string;
            /** @description Such as P051234567X. Until it is set, invoices say that they are no tax invoices. */
            business_kra_pin?: string;
            /** @description On invoices and receipts; "" takes the name of the letterhead. */
            business_name?: string;
            /** @description The share of a price that agents earn who have no rate of their own, 0 to 100. */
            commission_percentage?: components["schemas"]["DecimalInput"];
            /** @description Promised working days until they are measured. */
            days_to_analyse?: number;
            /** @description Promised working days from the day of the test until the samples are collected. */
            days_to_collect?: number;
            /** @description Promised working days until they are received. */
            days_to_receive?: number;
            /** @description Promised working days until the report is ready. */
            days_to_report?: number;
            /** @description Promised working days until the readings are verified. */
            days_to_verify?: number;
            /** @description One line below it, such as address and phone number; "" for none. */
            letterhead_contacts?: string;
            /** @description A PNG or JPEG as a data URL, beside it; "" for none. */
            letterhead_logo?: string;
            /** @description At the top of reports; "" shows the name of the product. */
            letterhead_name?: string;
            /** @description Where people pay by hand, digits; "" when there is none. */
            paybill?: string;
            support_name?: string;
            /** @description Kenyan number: 07…, 01…, 254… or +254…, landlines too. */
            support_phone_no?: string;
            /** @description Said below the amount, such as "VAT exempt"; "" for none. */
            tax_lines?: string;
        };
        /** @description A text message to one phone number. */
        Sms: {
            /** @description The booking it is about. */
            booking: number | null;
            /** @description KES; null until the provider says. */
            cost: components["schemas"]["DecimalText"] | null;
            /** Format: date-time */
            created_on: string;
            id: number;
            message: string;
            /** @description How many messages of 160 characters it is paid as (70 outside the GSM alphabet). */
            parts: number;
            /** @description As +254…. */
            phone_number: string;
            /** @description A user's id; null for what the service sends by itself. */
            sent_by: number | null;
            status: components["schemas"]["SmsStatus"];
        };
        SmsList: components["schemas"]["Sms"][];
        SmsPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["Sms"][];
        };
        /** @description What to send, and to whom. */
        SmsRequest: {
            /** @description The booking it is about. */
            booking?: number | null;
            /** @description Farmer ids. */
            farmers?: number[];
            message: string;
            /** @description Kenyan mobile numbers. */
            phone_numbers?: string[];
        };
        /**
         * @description How far a text message has come.
         * @enum {string}
         */
        SmsStatus: "queued" | "sent" | "delivered" | "failed";
        /** @description A sample of a booking with its readings. */
        SoilTestSample: {
            /** @description A booking's id. */
            booking: number;
            /** @description Its code for people, such as "UD-1026". */
            readonly booking_code?: string;
            /** @description To read aloud, such as "UD-1042-3"; its number is never given to another sample. */
            readonly code?: string;
            /** @description Whether it is measured, also for those who do not see the readings yet. */
            readonly has_readings?: boolean;
            id: number;
            /** @description A crop's id. */
            main_crop: number;
            /** @description Crop ids. */
            other_crops: number[];
            /** @description "" when nothing was written. */
            readonly rejected_note?: string;
            /** Format: date-time */
            readonly rejected_on?: string | null;
            /** @description Null for a sample that is not rejected. */
            readonly rejected_reason?: components["schemas"]["RejectedReason"] | null;
            sample_location: string;
            sample_notes: string;
            /** @description Null until the sample is measured, and for farmers and agents until its booking is verified. */
            sensor_data: components["schemas"]["SensorData"] | null;
            /** @description Acres. */
            size_of_land: components["schemas"]["DecimalText"];
            soil_type: components["schemas"]["SoilType"];
        };
        SoilTestSamplePage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["SoilTestSample"][];
        };
        /** @description A soil sample as it is sent, readings included. */
        SoilTestSampleRequest: {
            /** @description A booking's id. */
            booking: number;
            /** @description A crop's id. */
            main_crop: number;
            /** @description Crop ids; repeats, and the main crop among them, are dropped. */
            other_crops?: number[];
            sample_location: string;
            sample_notes: string;
            sensor_data: components["schemas"]["SensorDataRequest"];
            /** @description Acres, more than 0. */
            size_of_land: components["schemas"]["DecimalInput"];
            soil_type: components["schemas"]["SoilType"];
        };
        /**
         * @description The values on the wire, mixed case as specified: `clay`, `loam`, `Sandy`.
         * @enum {string}
         */
        SoilType: "clay" | "loam" | "Sandy";
        /** @description Counts over the chosen days, in time and by group. */
        Statistics: {
            amount: components["schemas"]["StatisticsAmount"];
            breakdowns: {
                /** @description What it is broken down by, such as `county`. */
                by: string;
                /** @description The largest first. */
                groups: {
                    amount: components["schemas"]["StatisticsAmount"];
                    count: number;
                    /** @description The value, or the id as text; "" for none. */
                    key: string;
                    /** @description For people, in English. */
                    label: string;
                }[];
            }[];
            count: number;
            /** @description In order, one for each interval; those without any are 0. */
            series: {
                amount: components["schemas"]["StatisticsAmount"];
                count: number;
                /**
                 * Format: date
                 * @description The first day of the interval.
                 */
                period: string;
            }[];
        };
        /** @description KES; null where no money is counted. */
        StatisticsAmount: components["schemas"]["DecimalText"] | null;
        /**
         * @description What made a booking take a step. `person`: somebody chose it. `readings_saved`: its last open sample was measured, rejected or removed. `readings_changed`: what was verified is no longer what is stored. `self_verified`: verified by somebody who saved readings of it, which the settings allowed. `report_generated`: its report was made. `imported`: from before steps were kept.
         * @enum {string}
         */
        StatusCause: "person" | "readings_saved" | "readings_changed" | "self_verified" | "report_generated" | "imported";
        /** @description An address on the list of the newsletter. */
        Subscriber: {
            /** Format: date-time */
            created_on: string;
            email: string;
            id: number;
            /** @description False for who left. */
            is_active: boolean;
        };
        SubscriberPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["Subscriber"][];
        };
        /** @description An address to put on the list. */
        SubscriberRequest: {
            email: string;
        };
        /** @description A success told in words, as some services name it. */
        SuccessMessage: {
            message: string;
        };
        /**
         * @description The package of a test; the specification's section 3 has labels and prices.
         * @enum {string}
         */
        TestType: "basic-macro-nutrients-analysis" | "complete-soil-analysis" | "microbial-analysis";
        /** @description A package of tests with its price. */
        TestTypeOption: {
            /** @description KES for each sample. */
            cost_per_test: number;
            label: string;
            value: components["schemas"]["TestType"];
        };
        /** @description The token of the link in a newsletter. */
        UnsubscribeRequest: {
            /** @description From the link of a newsletter. */
            token: string;
        };
        /** @description A reading that somebody should look at before the booking is verified. */
        UnusualReading: {
            /** @description What was said of this value already; null for nothing yet. */
            comment: string | null;
            reading: components["schemas"]["ReadingName"];
            reasons: components["schemas"]["UnusualReason"][];
            /** @description A sample's id. */
            sample: number;
            sample_code: string;
            value: number;
        };
        UnusualReadingList: components["schemas"]["UnusualReading"][];
        /** @description What a value is compared with: what is usual at all, the median of the booking's other samples, or the median of the county's verified bookings, of which there are at least 3 samples. Expected is at most 1.0 from a median for pH, and from a third to three times of it for the others. */
        UnusualReason: {
            expected_high: number;
            expected_low: number;
            /** @enum {string} */
            kind: "warning_limit" | "far_from_booking" | "far_from_county";
        };
        /** @description The account of a person; `farmer` and `agent` are the ids of their records in these roles, null without one. */
        User: {
            /** @description The agent's id of this user. */
            agent: number | null;
            email: string;
            /** @description The farmer's id of this user. */
            farmer: number | null;
            full_name: string;
            id: number;
            is_agent: boolean;
            is_farmer: boolean;
            /** @description An administrator. */
            is_superuser: boolean;
            profile: components["schemas"]["ContactDetails"];
            username: string;
        };
        /**
         * @description What a user is to the service.
         * @enum {string}
         */
        UserRole: "administrator" | "agent" | "farmer";
        /** @description Counts over what the asker may see. */
        UserStats: {
            /** @description KES of unpaid bookings, canceled ones apart. */
            amount_due: components["schemas"]["DecimalText"];
            bookings: number;
            /** @description Statuses without bookings are absent. */
            bookings_by_status?: {
                [key: string]: number;
            };
            /** @description KES earned and not paid out; null for a farmer. */
            commission_due: components["schemas"]["DecimalText"] | null;
            /** @description Referred farmers of an agent; all for an administrator; null for a farmer. */
            farmers: number | null;
            /** @description Bookings with a report. */
            reports: number;
            samples: number;
            unread_notifications: number;
        };
        /** @description What an administrator says of unusual readings. */
        VerificationRequest: {
            comments?: {
                comment: string;
                reading: components["schemas"]["ReadingName"];
                /** @description A sample's id. */
                sample: number;
            }[];
        };
    };
    responses: {
        /** @description A field or parameter is refused. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A farmer with this phone number or e-mail address is registered; nothing was stored. `allow_duplicate` says it is meant. */
        DuplicateFarmer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DuplicateFarmer"];
            };
        };
        /** @description This role may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Other records point at this one; nothing was deleted. */
        InUse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Nothing there, or not for this person. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is over 1 MB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Something went wrong on the server; `request_id` finds it in the log. A 503 with `Retry-After` passes: the database is away or the service is busy, and the same request can be sent again. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many attempts. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description No token, or one that does not hold. */
        Unauthorized: {
            headers: {
                /** @description Always `Bearer`. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not `application/json`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Work on the booking has begun, or a sample with readings would be removed; nothing was changed. */
        WorkBegun: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /** @description Only records of this county's id. */
        county: number;
        /** @description Only from this day on, in Africa/Nairobi. */
        dateAfter: string;
        /** @description Only up to this day, in Africa/Nairobi, the day included. */
        dateBefore: string;
        /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
        fields: string;
        /** @description The record's id. */
        id: number;
        /**
         * @description The page that follows this record, by its id, in the order that is asked for; in place of `page`. `next` then goes
         *     on likewise: every record once, however many there are and come. Records are not counted then: `count` is one more
         *     than the page holds while another page follows. Refused (400) for orders that go up and down, and, unless the
         *     order is by id alone, for a record that is gone.
         */
        idAfter: number;
        /** @description What one point of the series stands for. */
        interval: "day" | "week" | "month" | "year";
        /** @description Only those that are, or are not, active. */
        isActive: boolean;
        /** @description Records a page, 10 when absent or unreadable, at most 200. */
        limit: number;
        /**
         * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
         *     `id` ends every order, and is the order when there is none.
         */
        ordering: string;
        /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
        page: number | "last";
        /** @description Only farmers referred by this user id. */
        referrer: number;
        /** @description Words to look for. Empty means no search. */
        search: string;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "agents.list": {
        parameters: {
            query?: {
                /** @description Only records of this county's id. */
                county?: components["parameters"]["county"];
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Only agents that do, or do not, run an agrovet. */
                is_agrovet?: boolean;
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of agents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "agents.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentRequest"];
            };
        };
        responses: {
            /** @description The new agent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "agents.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "agents.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentRequest"];
            };
        };
        responses: {
            /** @description The agent as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "agents.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent and their account are gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            default: components["responses"]["ServerError"];
        };
    };
    "agents.listCommissionRates": {
        parameters: {
            query?: {
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rates; one without an `agent` was the default of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionRatePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "stats.getAttention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attention"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["ServerError"];
        };
    };
    "payments.downloadInvoice": {
        parameters: {
            query?: {
                /** @description The id of the booking. */
                booking?: number;
                /** @description The language of the PDF; English when absent. */
                language?: components["schemas"]["Language"];
                /** @description The booking's, in place of its id: for who holds its link. */
                uuid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice as a PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "payments.downloadReceipt": {
        parameters: {
            query?: {
                /** @description The id of the booking. */
                booking?: number;
                /** @description The language of the PDF; English when absent. */
                language?: components["schemas"]["Language"];
                /** @description The booking's, in place of its id: for who holds its link. */
                uuid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt as a PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The booking is not paid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "agents.bulkCreate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentRequestList"];
            };
        };
        responses: {
            /** @description The new agents, in the order they were sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentList"];
                };
            };
            /** @description Rows are refused. Errors stand at their row's index; `{}` is a row without errors. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "farmers.bulkCreate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FarmerRequestList"];
            };
        };
        responses: {
            /** @description The new farmers, in the order they were sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmerList"];
                };
            };
            /** @description Rows are refused. Errors stand at their row's index; `{}` is a row without errors. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "bookings.checkDiscount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountCheck"];
            };
        };
        responses: {
            /** @description The code and what it takes off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedDiscount"];
                };
            };
            /** @description A field is missing, or the code is not valid for this test type today. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["ServerError"];
        };
    };
    "commissions.collect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectCommissionRequest"];
            };
        };
        responses: {
            /** @description The commissions that were asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionBatch"];
                };
            };
            /** @description There is nothing to collect, or one of them is not `earned`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "commissions.getBalance": {
        parameters: {
            query?: {
                /** @description An agent's id; for administrators alone. */
                agent?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionBalance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["ServerError"];
        };
    };
    "commissions.downloadPayoutsCsv": {
        parameters: {
            query?: {
                /** @description The id of a batch. */
                batch?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One line for each agent and phone number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["ServerError"];
        };
    };
    "commissions.downloadStatement": {
        parameters: {
            query?: {
                /** @description An agent's id; for administrators alone. */
                agent?: number;
                /** @description Only from this day on, in Africa/Nairobi. */
                date_after?: components["parameters"]["dateAfter"];
                /** @description Only up to this day, in Africa/Nairobi, the day included. */
                date_before?: components["parameters"]["dateBefore"];
                /** @description The language of the PDF; English when absent. */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement as a PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["ServerError"];
        };
    };
    "commissions.downloadStatementCsv": {
        parameters: {
            query?: {
                /** @description An agent's id; for administrators alone. */
                agent?: number;
                /** @description Only from this day on, in Africa/Nairobi. */
                date_after?: components["parameters"]["dateAfter"];
                /** @description Only up to this day, in Africa/Nairobi, the day included. */
                date_before?: components["parameters"]["dateBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement, the oldest line first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["ServerError"];
        };
    };
    "commissions.list": {
        parameters: {
            query?: {
                /** @description Only commissions of this agrovet, by its id. */
                agent?: number;
                /** @description Only commissions that were paid out together, by the id of their batch. */
                batch?: number;
                /** @description Only the commission of this booking. */
                booking?: number;
                /** @description Only from this day on, in Africa/Nairobi. */
                date_after?: components["parameters"]["dateAfter"];
                /** @description Only up to this day, in Africa/Nairobi, the day included. */
                date_before?: components["parameters"]["dateBefore"];
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
                /** @description Only commissions that have come this far. */
                status?: components["schemas"]["CommissionStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of commissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "commissions.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The commission. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commission"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "crops.list": {
        parameters: {
            query?: {
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Only crops that are, or are not, public. */
                public?: boolean;
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of crops. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CropPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "crops.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CropRequest"];
            };
        };
        responses: {
            /** @description The new crop. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crop"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "crops.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The crop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crop"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "crops.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CropRequest"];
            };
        };
        responses: {
            /** @description The crop as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crop"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "crops.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The crop and its local names are gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            default: components["responses"]["ServerError"];
        };
    };
    "devices.list": {
        parameters: {
            query?: {
                /** @description Only devices that this agrovet has, by its id. */
                agent?: number;
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Only those that are, or are not, active. */
                is_active?: components["parameters"]["isActive"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of devices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DevicePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "devices.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceRequest"];
            };
        };
        responses: {
            /** @description The new device. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Device"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "devices.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The device. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Device"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "devices.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceRequest"];
            };
        };
        responses: {
            /** @description The device as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Device"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "devices.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The device is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "commissions.disburse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisburseCommissionRequest"];
            };
        };
        responses: {
            /** @description The commissions that were paid out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionBatch"];
                };
            };
            /** @description One of them does not exist or is paid out. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "discounts.list": {
        parameters: {
            query?: {
                /** @description Only codes that are, or are not, active. */
                active?: boolean;
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
                /** @description Only codes that are good for this test type, those for every type included. */
                test_type?: components["schemas"]["TestType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of discount codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "discounts.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountRequest"];
            };
        };
        responses: {
            /** @description The new discount code. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "discounts.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The discount code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "discounts.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountRequest"];
            };
        };
        responses: {
            /** @description The discount code as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "discounts.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The discount code is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "farmers.downloadBiodata": {
        parameters: {
            query: {
                /** @description Only records of this county's id. */
                county?: components["parameters"]["county"];
                /** @description Why the register is needed, in words. */
                reason: string;
                /** @description Only farmers referred by this user id. */
                referrer?: components["parameters"]["referrer"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The farmers that the filters find, by id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["ServerError"];
        };
    };
    "farmers.list": {
        parameters: {
            query?: {
                /** @description Only records of this county's id. */
                county?: components["parameters"]["county"];
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /**
                 * @description The page that follows this record, by its id, in the order that is asked for; in place of `page`. `next` then goes
                 *     on likewise: every record once, however many there are and come. Records are not counted then: `count` is one more
                 *     than the page holds while another page follows. Refused (400) for orders that go up and down, and, unless the
                 *     order is by id alone, for a record that is gone.
                 */
                id_after?: components["parameters"]["idAfter"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Only farmers referred by this user id. */
                referrer?: components["parameters"]["referrer"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of farmers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmerPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "farmers.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FarmerRequest"];
            };
        };
        responses: {
            /** @description The new farmer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Farmer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["DuplicateFarmer"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["ServerError"];
        };
    };
    "farmers.listSummaries": {
        parameters: {
            query?: {
                /** @description Only records of this county's id. */
                county?: components["parameters"]["county"];
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /**
                 * @description The page that follows this record, by its id, in the order that is asked for; in place of `page`. `next` then goes
                 *     on likewise: every record once, however many there are and come. Records are not counted then: `count` is one more
                 *     than the page holds while another page follows. Refused (400) for orders that go up and down, and, unless the
                 *     order is by id alone, for a record that is gone.
                 */
                id_after?: components["parameters"]["idAfter"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Only farmers referred by this user id. */
                referrer?: components["parameters"]["referrer"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of farmers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmerSummaryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "farmers.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The farmer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Farmer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "farmers.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FarmerRequest"];
            };
        };
        responses: {
            /** @description The farmer as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Farmer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DuplicateFarmer"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["ServerError"];
        };
    };
    "farmers.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The farmer and their account are gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            default: components["responses"]["ServerError"];
        };
    };
    "farmers.getReadings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The readings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadingsOverTime"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "bookings.find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingSearch"];
            };
        };
        responses: {
            /** @description The public state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicBooking"];
                };
            };
            /** @description A field is missing, or no booking has this code and this phone number. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["ServerError"];
        };
    };
    "prices.list": {
        parameters: {
            query?: {
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InputPricePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "prices.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InputPriceRequest"];
            };
        };
        responses: {
            /** @description The new price. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InputPrice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "prices.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InputPrice"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "prices.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InputPriceRequest"];
            };
        };
        responses: {
            /** @description The price as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InputPrice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "prices.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "bookings.markAsPaid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkAsPaidRequest"];
            };
        };
        responses: {
            /** @description The booking as it is now; from some services, only a sentence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkAsPaidAnswer"];
                };
            };
            /** @description The booking does not exist or is canceled, the receipt was used before, or there is no reason. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "otherCropNames.list": {
        parameters: {
            query?: {
                /** @description Only records of this county's id. */
                county?: components["parameters"]["county"];
                /** @description Only names of this crop. */
                crop?: number;
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Only names of crops that are, or are not, public. */
                public?: boolean;
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of local names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtherCropNamePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "otherCropNames.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherCropNameRequest"];
            };
        };
        responses: {
            /** @description The new local name. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtherCropName"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "otherCropNames.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The local name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtherCropName"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "otherCropNames.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherCropNameRequest"];
            };
        };
        responses: {
            /** @description The local name as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtherCropName"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "otherCropNames.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The local name is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "partnerKeys.list": {
        parameters: {
            query?: {
                /** @description Only keys of this agrovet, by its id. */
                agent?: number;
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Only those that are, or are not, active. */
                is_active?: components["parameters"]["isActive"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of partner keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerKeyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "partnerKeys.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerKeyRequest"];
            };
        };
        responses: {
            /** @description The new partner key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "partnerKeys.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerKey"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "partnerKeys.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerKeyRequest"];
            };
        };
        responses: {
            /** @description The partner key as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "partnerKeys.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner key is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "partnerKeys.rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner key with its new key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerKey"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "reports.list": {
        parameters: {
            query?: {
                /** @description Only the reports of this booking. */
                booking?: number;
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Only reports that somebody has, or has not, explained to the farmer. */
                is_explained?: boolean;
                /** @description Only reports that were, or were not, sent. */
                is_sent?: boolean;
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "reports.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            /** @description The report. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            /** @description The booking does not exist or is not verified, or one of its samples has no readings. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "reports.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "reports.markExplained": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "reports.revokeLink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "reports.markSent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "reports.downloadPdf": {
        parameters: {
            query: {
                /** @description The id of the booking. */
                booking: number;
                /** @description The language of the report; the report's own when absent. */
                language?: components["schemas"]["Language"];
                /** @description The id of an earlier report of the booking; the latest one when absent. */
                report?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report as a PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The booking has no report yet. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "reports.getPublic": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The report's `link`. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicReport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "reports.downloadPublicPdf": {
        parameters: {
            query?: {
                /** @description The language of the report; the report's own when absent. */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path: {
                /** @description The report's `link`. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report as a PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description It has not changed since the `ETag` that was sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["ServerError"];
        };
    };
    "samples.downloadLabels": {
        parameters: {
            query?: {
                /** @description The id of a booking, for all of its samples. */
                booking?: number;
                /** @description English when absent. */
                language?: components["schemas"]["Language"];
                /** @description `a4`: sheets of 3 x 8 labels of 70 x 37 mm. `label_62`: one label a page, 62 x 35 mm. */
                paper?: components["schemas"]["LabelPaper"];
                /** @description Ids of samples with commas between, at most 200, in place of a booking. */
                samples?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The labels as a PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description No samples are named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "samples.adjustPh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustPhRequest"];
            };
        };
        responses: {
            /** @description The advice, as a range; rounded only at the end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhAdvice"];
                };
            };
            /** @description The sample does not exist or has no readings. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "samples.generateResults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateResultsRequest"];
            };
        };
        responses: {
            /** @description One result for each sample, in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SampleResultList"];
                };
            };
            /** @description A sample does not exist or has no readings. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "bookings.list": {
        parameters: {
            query?: {
                /** @description Only bookings that this agrovet serves, by its id. */
                agent?: number;
                /** @description Only records of this county's id. */
                county?: components["parameters"]["county"];
                /** @description Only bookings of this farmer, by their id. */
                farmer?: number;
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /**
                 * @description The page that follows this record, by its id, in the order that is asked for; in place of `page`. `next` then goes
                 *     on likewise: every record once, however many there are and come. Records are not counted then: `count` is one more
                 *     than the page holds while another page follows. Refused (400) for orders that go up and down, and, unless the
                 *     order is by id alone, for a record that is gone.
                 */
                id_after?: components["parameters"]["idAfter"];
                /** @description Only bookings whose present step should have ended before today, or only the others. */
                is_late?: boolean;
                /** @description Only bookings whose report has been sent, or has not. */
                is_report_sent?: boolean;
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Only bookings in this state of payment, as it is shown: paid before canceled before unpaid. */
                payment?: components["schemas"]["PaymentState"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
                /** @description Only tests on this day or later. */
                soil_test_date_after?: string;
                /** @description Only tests on this day or earlier. */
                soil_test_date_before?: string;
                /** @description Only bookings that have come this far. */
                status?: components["schemas"]["BookingStatus"];
                /** @description Only bookings of this package. */
                test_type?: components["schemas"]["TestType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bookings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "bookings.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingRequest"];
            };
        };
        responses: {
            /** @description The booking. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            /** @description A field is refused. Errors of samples stand at their index; `{}` is a sample without errors. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description This uuid was booked before, with other content. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlreadyBooked"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["ServerError"];
        };
    };
    "bookings.listByUuid": {
        parameters: {
            query?: {
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Uuids of bookings, separated by commas; at most 50. */
                uuid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of public states, in no order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicBookingPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "bookings.getByUuid": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The booking's uuid, as on its status page. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicBooking"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "bookings.get": {
        parameters: {
            query?: {
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "bookings.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingRequest"];
            };
        };
        responses: {
            /** @description The booking as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            /** @description A field is refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WorkBegun"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["ServerError"];
        };
    };
    "bookings.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking and its samples are gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The booking can no longer be deleted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WorkBegun"];
            default: components["responses"]["ServerError"];
        };
    };
    "bookings.getResults": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One result for each sample, in the order of the samples; a sample without readings has no crops. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SampleResultList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The booking is not verified yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            default: components["responses"]["ServerError"];
        };
    };
    "bookings.listStatusChanges": {
        parameters: {
            query?: {
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingStatusChangePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "bookings.setStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingStatusRequest"];
            };
        };
        responses: {
            /** @description The booking as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            /** @description This role may not set this status now. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "bookings.listUnusual": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By sample, then in the order of `SensorData`; empty when nothing is unusual. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnusualReadingList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "bookings.verify": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationRequest"];
            };
        };
        responses: {
            /** @description The booking as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            /** @description The booking cannot be verified by this person, or not yet. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "samples.list": {
        parameters: {
            query?: {
                /** @description Only samples of this booking. */
                booking?: number;
                /** @description Only the sample with this code, such as "UD-1042-3", in any case. */
                code?: string;
                /** @description Only samples whose day of test is this day or earlier, or that are collected already; canceled bookings apart. */
                due_by?: string;
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Only samples that have, or have no, readings. */
                has_readings?: boolean;
                /**
                 * @description The page that follows this record, by its id, in the order that is asked for; in place of `page`. `next` then goes
                 *     on likewise: every record once, however many there are and come. Records are not counted then: `count` is one more
                 *     than the page holds while another page follows. Refused (400) for orders that go up and down, and, unless the
                 *     order is by id alone, for a record that is gone.
                 */
                id_after?: components["parameters"]["idAfter"];
                /** @description Only samples that are done: measured, rejected or of a canceled booking; or only those still to measure. */
                is_measured?: boolean;
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /** @description Only samples with this main crop. */
                main_crop?: number;
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
                /** @description Only samples of this type of soil. */
                soil_type?: components["schemas"]["SoilType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of samples. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoilTestSamplePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "samples.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SoilTestSampleRequest"];
            };
        };
        responses: {
            /** @description The new sample. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoilTestSample"];
                };
            };
            /** @description A field is refused. A reading of 0 is refused, since probes report 0 when they measured nothing. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "samples.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sample. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoilTestSample"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "samples.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SoilTestSampleRequest"];
            };
        };
        responses: {
            /** @description The sample as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoilTestSample"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "samples.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sample is gone; its booking counts one less. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "samples.setPlace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SamplePlaceRequest"];
            };
        };
        responses: {
            /** @description The place of the sample now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SamplePlace"];
                };
            };
            /** @description The other sample is unknown, or of another farmer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "samples.listReadings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each time that readings were saved, the latest first; the first of them are the present ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReadingsList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "samples.reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SampleRejectionRequest"];
            };
        };
        responses: {
            /** @description The sample as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoilTestSample"];
                };
            };
            /** @description The reason is missing, or the sample is rejected already. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "samples.getResults": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SampleResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The booking is not verified yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            default: components["responses"]["ServerError"];
        };
    };
    "samples.undoReject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sample as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoilTestSample"];
                };
            };
            /** @description The sample is not rejected. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "stats.getApp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts over everything. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppStats"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["ServerError"];
        };
    };
    "blogs.list": {
        parameters: {
            query?: {
                /** @description Only articles of this category. */
                category?: number;
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Only articles that are, or are not, published. */
                is_published?: boolean;
                /** @description Only articles in this language. */
                language?: components["schemas"]["Language"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
                /** @description Only the article with this slug. */
                slug?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of articles of the blog. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "blogs.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlogRequest"];
            };
        };
        responses: {
            /** @description The new article. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "blogs.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "blogs.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlogRequest"];
            };
        };
        responses: {
            /** @description The article as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "blogs.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "blogCategories.list": {
        parameters: {
            query?: {
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of categories of the blog. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogCategoryPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "blogCategories.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlogCategoryRequest"];
            };
        };
        responses: {
            /** @description The new category. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "blogCategories.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogCategory"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "blogCategories.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlogCategoryRequest"];
            };
        };
        responses: {
            /** @description The category as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "blogCategories.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            default: components["responses"]["ServerError"];
        };
    };
    "blogs.listRandom": {
        parameters: {
            query?: {
                /** @description Only articles of this category. */
                category?: number;
                /** @description The article that is not picked, by its id. */
                exclude?: number;
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Only articles in this language. */
                language?: components["schemas"]["Language"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most `limit` articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["ServerError"];
        };
    };
    "contact.list": {
        parameters: {
            query?: {
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Only messages that are, or are not, dealt with. */
                is_handled?: boolean;
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessagePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "contact.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessageRequest"];
            };
        };
        responses: {
            /** @description The message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["ServerError"];
        };
    };
    "contact.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "contact.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessageStateRequest"];
            };
        };
        responses: {
            /** @description The message as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "contact.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "counties.list": {
        parameters: {
            query?: {
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of counties. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountyPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "counties.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountyRequest"];
            };
        };
        responses: {
            /** @description The new county. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["County"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "counties.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The county. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["County"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "counties.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountyRequest"];
            };
        };
        responses: {
            /** @description The county as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["County"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "counties.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The county is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            default: components["responses"]["ServerError"];
        };
    };
    "boot.get": {
        parameters: {
            query?: {
                /** @description The partner's publishable key. */
                key?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the form starts with; `partner` is null without a key. */
            200: {
                headers: {
                    /** @description Caches may keep it for five minutes. */
                    "Cache-Control"?: string;
                    /** @description Names this state of the data; send it back in `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Boot"];
                };
            };
            /** @description It has not changed since the `ETag` that was sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The key is unknown, replaced or switched off, or not for the origin that asks: what the owner of the page is to do. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["ServerError"];
        };
    };
    "faqs.list": {
        parameters: {
            query?: {
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Only questions that are, or are not, published. */
                is_published?: boolean;
                /** @description Only questions in this language. */
                language?: components["schemas"]["Language"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of frequent questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "faqs.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaqRequest"];
            };
        };
        responses: {
            /** @description The new question. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "faqs.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "faqs.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaqRequest"];
            };
        };
        responses: {
            /** @description The question as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "faqs.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "health.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The database cannot write, or does not answer. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["ServerError"];
        };
    };
    "media.list": {
        parameters: {
            query?: {
                /** @description Only files whose media type begins so, such as `image/`. */
                content_type?: string;
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "media.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MediaRequest"];
            };
        };
        responses: {
            /** @description The file as it is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The file is over 5 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "media.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "media.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "reviews.list": {
        parameters: {
            query?: {
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Only reviews that are, or are not, published. */
                is_published?: boolean;
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Only reviews with so many stars. */
                rating?: number;
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "reviews.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewRequest"];
            };
        };
        responses: {
            /** @description The review. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "reviews.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "reviews.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewRequest"];
            };
        };
        responses: {
            /** @description The review as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "reviews.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "settings.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["ServerError"];
        };
    };
    "settings.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsRequest"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "sms.list": {
        parameters: {
            query?: {
                /** @description Only messages about this booking. */
                booking?: number;
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
                /** @description Only messages in this state. */
                status?: components["schemas"]["SmsStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of text messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "sms.send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsRequest"];
            };
        };
        responses: {
            /** @description One message for each phone number. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsList"];
                };
            };
            /** @description There is nobody to send it to, or a number is refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["ServerError"];
        };
    };
    "sms.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sms"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "statistics.getAgents": {
        parameters: {
            query?: {
                /** @description Only records of this county's id. */
                county?: components["parameters"]["county"];
                /** @description Only from this day on, in Africa/Nairobi. */
                date_after?: components["parameters"]["dateAfter"];
                /** @description Only up to this day, in Africa/Nairobi, the day included. */
                date_before?: components["parameters"]["dateBefore"];
                /** @description What one point of the series stands for. */
                interval?: components["parameters"]["interval"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts; groups without any are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["ServerError"];
        };
    };
    "statistics.getBookings": {
        parameters: {
            query?: {
                /** @description Only what this agrovet serves, by its id. */
                agent?: number;
                /** @description Only records of this county's id. */
                county?: components["parameters"]["county"];
                /** @description Only from this day on, in Africa/Nairobi. */
                date_after?: components["parameters"]["dateAfter"];
                /** @description Only up to this day, in Africa/Nairobi, the day included. */
                date_before?: components["parameters"]["dateBefore"];
                /** @description What one point of the series stands for. */
                interval?: components["parameters"]["interval"];
                /** @description Only this package. */
                test_type?: components["schemas"]["TestType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts; groups without any are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["ServerError"];
        };
    };
    "statistics.getCommissions": {
        parameters: {
            query?: {
                /** @description Only what this agrovet serves, by its id. */
                agent?: number;
                /** @description Only records of this county's id. */
                county?: components["parameters"]["county"];
                /** @description Only from this day on, in Africa/Nairobi. */
                date_after?: components["parameters"]["dateAfter"];
                /** @description Only up to this day, in Africa/Nairobi, the day included. */
                date_before?: components["parameters"]["dateBefore"];
                /** @description What one point of the series stands for. */
                interval?: components["parameters"]["interval"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts; groups without any are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["ServerError"];
        };
    };
    "statistics.getFarmers": {
        parameters: {
            query?: {
                /** @description Only records of this county's id. */
                county?: components["parameters"]["county"];
                /** @description Only from this day on, in Africa/Nairobi. */
                date_after?: components["parameters"]["dateAfter"];
                /** @description Only up to this day, in Africa/Nairobi, the day included. */
                date_before?: components["parameters"]["dateBefore"];
                /** @description What one point of the series stands for. */
                interval?: components["parameters"]["interval"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts; groups without any are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["ServerError"];
        };
    };
    "statistics.getPayments": {
        parameters: {
            query?: {
                /** @description Only what this agrovet serves, by its id. */
                agent?: number;
                /** @description Only records of this county's id. */
                county?: components["parameters"]["county"];
                /** @description Only from this day on, in Africa/Nairobi. */
                date_after?: components["parameters"]["dateAfter"];
                /** @description Only up to this day, in Africa/Nairobi, the day included. */
                date_before?: components["parameters"]["dateBefore"];
                /** @description What one point of the series stands for. */
                interval?: components["parameters"]["interval"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts; groups without any are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["ServerError"];
        };
    };
    "statistics.getSamples": {
        parameters: {
            query?: {
                /** @description Only what this agrovet serves, by its id. */
                agent?: number;
                /** @description Only records of this county's id. */
                county?: components["parameters"]["county"];
                /** @description Only from this day on, in Africa/Nairobi. */
                date_after?: components["parameters"]["dateAfter"];
                /** @description Only up to this day, in Africa/Nairobi, the day included. */
                date_before?: components["parameters"]["dateBefore"];
                /** @description What one point of the series stands for. */
                interval?: components["parameters"]["interval"];
                /** @description Only this package. */
                test_type?: components["schemas"]["TestType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts; groups without any are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["ServerError"];
        };
    };
    "subscribers.list": {
        parameters: {
            query?: {
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Only those that are, or are not, active. */
                is_active?: components["parameters"]["isActive"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of subscribers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "subscribers.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriberRequest"];
            };
        };
        responses: {
            /** @description On the list. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["ServerError"];
        };
    };
    "subscribers.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriber. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriber"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "subscribers.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "subscribers.unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeRequest"];
            };
        };
        responses: {
            /** @description Off the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["ServerError"];
        };
    };
    "stats.getUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStats"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["ServerError"];
        };
    };
    "profiles.list": {
        parameters: {
            query?: {
                /** @description Only records of this county's id. */
                county?: components["parameters"]["county"];
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /**
                 * @description The page that follows this record, by its id, in the order that is asked for; in place of `page`. `next` then goes
                 *     on likewise: every record once, however many there are and come. Records are not counted then: `count` is one more
                 *     than the page holds while another page follows. Refused (400) for orders that go up and down, and, unless the
                 *     order is by id alone, for a record that is gone.
                 */
                id_after?: components["parameters"]["idAfter"];
                /** @description Only those that are, or are not, active. */
                is_active?: components["parameters"]["isActive"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Only users of this role. */
                role?: components["schemas"]["UserRole"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of profiles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "profiles.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileRequest"];
            };
        };
        responses: {
            /** @description The new user. Logging in works from now on. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "profiles.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "profiles.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user, their tokens and their role are gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            default: components["responses"]["ServerError"];
        };
    };
    "profiles.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfilePatch"];
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "account.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account that the token belongs to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["ServerError"];
        };
    };
    "account.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The new account. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description A field is missing or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["ServerError"];
        };
    };
    "auth.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The new password holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            /** @description The old password is wrong, or the new one is refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["ServerError"];
        };
    };
    "auth.checkLoginStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged in or not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginStatus"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["ServerError"];
        };
    };
    "auth.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The token to send as `Authorization: Bearer {token}`, and whose it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            /** @description A field is missing, or the credentials are wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["ServerError"];
        };
    };
    "auth.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is revoked; using it again answers 401. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["ServerError"];
        };
    };
    "auth.requestPasswordReset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description Asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["ServerError"];
        };
    };
    "auth.confirmPasswordReset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmPasswordResetRequest"];
            };
        };
        responses: {
            /** @description The new password holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            /** @description The token does not hold, or the password is refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["ServerError"];
        };
    };
    "auth.validatePasswordResetToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetTokenRequest"];
            };
        };
        responses: {
            /** @description It holds, or it is used, unknown or too old. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetTokenStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["ServerError"];
        };
    };
    "payments.checkStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckPaymentRequest"];
            };
        };
        responses: {
            /** @description The payment as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description There is no such payment or booking. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["ServerError"];
        };
    };
    "payments.initialize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description The payment; ask for its status until it is `paid` or `canceled`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description The booking does not exist, is paid or is canceled, or the phone number is refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["ServerError"];
        };
    };
    "jobs.list": {
        parameters: {
            query?: {
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of jobs, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "payments.link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkPaymentRequest"];
            };
        };
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description The booking is not there, no such money has arrived, or it belongs to a booking already. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "notifications.markAllRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All are read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["ServerError"];
        };
    };
    "notifications.list": {
        parameters: {
            query?: {
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Only notifications that are, or are not, read. */
                is_read?: boolean;
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "notifications.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "notifications.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationRequest"];
            };
        };
        responses: {
            /** @description The notification as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "notifications.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "webhooks.receiveCallback": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Names one payment, or the receipts of a paybill; nobody can guess it. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentWebhookRequest"];
            };
        };
        responses: {
            /** @description Heard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "payments.listDocuments": {
        parameters: {
            query?: {
                /** @description Only documents of this booking. */
                booking?: number;
                /** @description Only from this day on, in Africa/Nairobi. */
                date_after?: components["parameters"]["dateAfter"];
                /** @description Only up to this day, in Africa/Nairobi, the day included. */
                date_before?: components["parameters"]["dateBefore"];
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Only documents of this kind. */
                kind?: components["schemas"]["DocumentKind"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDocumentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "payments.downloadDocument": {
        parameters: {
            query?: {
                /** @description The language of the PDF; English when absent. */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document as a PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "payments.listIssues": {
        parameters: {
            query?: {
                /** @description Only issues of this kind. */
                kind?: components["schemas"]["PaymentIssueKind"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of issues. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIssuePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "payments.getOptions": {
        parameters: {
            query?: {
                /** @description A booking's id. */
                booking?: number;
                /** @description The booking's uuid, in place of its id. */
                uuid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is to be paid, how, and the last payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "payments.reconcile": {
        parameters: {
            query: {
                /** @description The day, in Africa/Nairobi. */
                date: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day on both sides. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reconciliation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["ServerError"];
        };
    };
    "payments.downloadReconciliationCsv": {
        parameters: {
            query: {
                /** @description The day, in Africa/Nairobi. */
                date: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A line a transaction, differences first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["ServerError"];
        };
    };
    "webhooks.receivePayment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Who calls. */
                provider: "paystack" | "sandbox";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentWebhookRequest"];
            };
        };
        responses: {
            /** @description Heard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            /** @description The signature does not hold. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
    "payments.list": {
        parameters: {
            query?: {
                /** @description Only payments of this booking. */
                booking?: number;
                /** @description Only from this day on, in Africa/Nairobi. */
                date_after?: components["parameters"]["dateAfter"];
                /** @description Only up to this day, in Africa/Nairobi, the day included. */
                date_before?: components["parameters"]["dateBefore"];
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /** @description Only payments made so. */
                method?: components["schemas"]["PaymentMethod"];
                /**
                 * @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
                 *     `id` ends every order, and is the order when there is none.
                 */
                ordering?: components["parameters"]["ordering"];
                /** @description Page number from 1, or `last`. A page that does not exist is a 404. */
                page?: components["parameters"]["page"];
                /** @description Only payments in this state, as it is shown: paid before canceled before unpaid. */
                payment?: components["schemas"]["PaymentState"];
                /** @description Only payments that went through this provider. */
                provider?: components["schemas"]["PaymentProvider"];
                /** @description Words to look for. Empty means no search. */
                search?: components["parameters"]["search"];
                /** @description Only payments that stand so. */
                status?: components["schemas"]["PaymentStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "payments.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "sandbox.getPrompt": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The reference of the payment. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the phone shows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxPrompt"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "sandbox.answerPrompt": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The reference of the payment. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxAnswerRequest"];
            };
        };
        responses: {
            /** @description What the phone shows now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxPrompt"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["ServerError"];
        };
    };
}
