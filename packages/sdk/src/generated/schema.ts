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
         * @description Everybody may choose an agrovet. Names of people, usernames and e-mail addresses are for administrators; others
         *     read "" there and a null `user`.
         */
        get: operations["agents.list"];
        put?: never;
        post?: never;
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
         * @description Everybody but administrators sees public crops alone.
         */
        get: operations["crops.list"];
        put?: never;
        post?: never;
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
        put?: never;
        post?: never;
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
         * @description Administrators alone.
         */
        get: operations["discounts.list"];
        put?: never;
        post?: never;
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
         * @description An agent sees the farmers that they referred, an administrator all of them.
         */
        get: operations["farmers.list"];
        put?: never;
        post?: never;
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
        put?: never;
        post?: never;
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
        /** List local crop names */
        get: operations["otherCropNames.list"];
        put?: never;
        post?: never;
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
        put?: never;
        post?: never;
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
         * @description A farmer sees their own, an agent those of the farmers they referred and those they made, an administrator all.
         *     The search reads code, name, phone number, e-mail and address.
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
         *     Farmers and agents may change a booking while its status is `booked`.
         */
        put: operations["bookings.update"];
        post?: never;
        /**
         * Delete a booking
         * @description Farmers and agents may delete a booking of theirs while its status is `booked`. Nobody deletes a paid booking, administrators neither.
         */
        delete: operations["bookings.delete"];
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
         * @description The search finds common spellings too, such as Muranga, Homabay or Taita Taveta.
         */
        get: operations["counties.list"];
        put?: never;
        post?: never;
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
        put?: never;
        post?: never;
        delete?: never;
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
        /** Whether the service and its database answer */
        get: operations["health.get"];
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
         * List profiles
         * @description Administrators see every profile, everybody else their own alone.
         */
        get: operations["profiles.list"];
        put?: never;
        post?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change contact details
         * @description Only the fields that are sent change.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Agent: {
            agrovet_name: string;
            email: string;
            full_name: string;
            id: number;
            is_agrovet: boolean;
            /** @description The user's id; null for those who may not know. */
            user: number | null;
            username: string;
        };
        AgentPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["Agent"][];
        };
        AlreadyBooked: {
            /** @description The stored booking; null when the asker may not see it. */
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
        Booking: {
            address: string;
            /** @description Id of the agrovet that serves the booking. */
            agent: number | null;
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
            email: string;
            /** @description A registered farmer's id. */
            farmer: number | null;
            farming_type: components["schemas"]["FarmingType"];
            id: number;
            is_report_sent: boolean;
            name: string;
            no_of_samples: number;
            notes: string;
            readonly paid?: boolean;
            phone_no: string;
            /** @description User id of the agent who referred the farmer. */
            referrer_agent: number | null;
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
        /** @enum {string} */
        BookingStatus: "booked" | "sample_collected" | "received" | "analysed" | "verified" | "report_ready" | "canceled";
        ContactDetails: {
            address: string;
            /** @description A county's id. */
            county: number | null;
            /** @description Kenyan number as +254…, or "". */
            phone_number: string;
        };
        County: {
            id: number;
            name: string;
        };
        CountyPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["County"][];
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
        /** @description A decimal number of at most two places, as text or number. */
        DecimalInput: string | number;
        /** @description A decimal number with two places, such as "2000.00". */
        DecimalText: string;
        Discount: {
            active: boolean;
            code: string;
            id: number;
            percentage: components["schemas"]["DecimalText"];
            /** @description The test types it is for; empty means all. */
            test_types: components["schemas"]["TestType"][];
            /**
             * Format: date
             * @description Last day it is valid; null means no end.
             */
            valid_until: string | null;
        };
        DiscountPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["Discount"][];
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
        Farmer: {
            id: number;
            /** @description Some services answer the profile beside the user instead of inside. */
            profile?: components["schemas"]["ContactDetails"];
            user: {
                email: string;
                full_name: string;
                id: number;
                profile: components["schemas"]["ContactDetails"];
            };
        };
        FarmerPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["Farmer"][];
        };
        FarmerSummary: {
            county: number | null;
            full_name: string;
            id: number;
            phone_number: string;
        };
        FarmerSummaryPage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["FarmerSummary"][];
        };
        /** @enum {string} */
        FarmingType: "monocropping" | "mixed";
        Health: {
            /** @enum {string} */
            status: "ok" | "unavailable";
        };
        LoginRequest: {
            email: string;
            password: string;
        };
        LoginResponse: {
            token: string;
            user: components["schemas"]["User"];
        };
        LoginStatus: {
            login_status: boolean;
            user: components["schemas"]["User"] | null;
        };
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
        Profile: {
            address: string;
            county: number | null;
            email: string;
            full_name: string;
            id: number;
            phone_number: string;
            /** @description The user's id. */
            user: number;
        };
        ProfilePage: components["schemas"]["PageInfo"] & {
            results: components["schemas"]["Profile"][];
        };
        ProfilePatch: {
            address?: string;
            county?: number | null;
            full_name?: string;
            phone_number?: string;
        };
        PublicBooking: {
            canceled: boolean;
            code: string;
            county: number | null;
            /** @description "" when no county is known. */
            county_name: string;
            no_of_samples: number;
            paid: boolean;
            /** Format: date */
            soil_test_date: string;
            status: components["schemas"]["BookingStatus"];
            test_type: components["schemas"]["TestType"];
            /** Format: uuid */
            uuid: string;
        };
        RegisterRequest: {
            address?: string;
            county?: number | null;
            email: string;
            full_name: string;
            password: string;
            /** @description Kenyan number: 07…, 01…, 254… or +254…. */
            phone_number: string;
        };
        Sample: {
            id: number;
            /** @description A crop's id. */
            main_crop: number;
            /** @description Crop ids. */
            other_crops: number[];
            sample_location: string;
            sample_notes: string;
            /** @description Acres. */
            size_of_land: components["schemas"]["DecimalText"];
            soil_type: components["schemas"]["SoilType"];
        };
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
        /** @enum {string} */
        SoilType: "clay" | "loam" | "Sandy";
        /** @enum {string} */
        TestType: "basic-macro-nutrients-analysis" | "complete-soil-analysis" | "microbial-analysis";
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
        /** @description This role may not do this. */
        Forbidden: {
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
        /** @description Something went wrong on the server; `request_id` finds it in the log. */
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
    };
    parameters: {
        /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
        fields: string;
        /** @description The record's id. */
        id: number;
        /** @description Records a page, 10 when absent or unreadable, at most 200. */
        limit: number;
        /** @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored. */
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
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Only agents that do, or do not, run an agrovet. */
                is_agrovet?: boolean;
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /** @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored. */
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
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
    "crops.list": {
        parameters: {
            query?: {
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /** @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored. */
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
    "discounts.list": {
        parameters: {
            query?: {
                /** @description Only codes that are, or are not, active. */
                active?: boolean;
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /** @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored. */
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
            /** @description A page of discount codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    "farmers.list": {
        parameters: {
            query?: {
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /** @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored. */
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
    "farmers.listSummaries": {
        parameters: {
            query?: {
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /** @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["ServerError"];
        };
    };
    "otherCropNames.list": {
        parameters: {
            query?: {
                /** @description Only names of this crop. */
                crop?: number;
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /** @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored. */
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
    "bookings.list": {
        parameters: {
            query?: {
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /** @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored. */
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
            /** @description A page of bookings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPage"];
                };
            };
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
                /** @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored. */
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
            /** @description The database does not answer. */
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
    "profiles.list": {
        parameters: {
            query?: {
                /** @description Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
                fields?: components["parameters"]["fields"];
                /** @description Records a page, 10 when absent or unreadable, at most 200. */
                limit?: components["parameters"]["limit"];
                /** @description A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored. */
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
            /** @description A page of profiles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
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
}
