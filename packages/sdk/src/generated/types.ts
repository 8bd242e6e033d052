// Made from openapi.yaml by `npm run generate`. Do not edit.

/** Names the state of what an update overwrites. It changes only when one of these fields does. Send it back with an update, and the update is refused with 412 if the record has changed. Absent where a service has no versions, and where `fields` leaves it out. An extension. Part of `Profile`, `County`, `Crop`, `OtherCropName` and others. */
export type RecordVersion = string;

/** The `version` with which the caller read the record, for an update; a creation ignores it. If it is no longer the stored one, the answer is 412. `If-Match: "<version>"` says the same. Absent or empty: the update overwrites. An extension. Part of `ProfilePatch`, `CountyRequest`, `CropRequest`, `OtherCropNameRequest` and others. */
export type SeenVersion = string;

/** Why an update was not stored, and the record as it is now. An extension. Refuses `profiles.patch`, `counties.update`, `crops.update`, `otherCropNames.update` and others. */
export type StaleAnswer = {
    /** `stale`. */
    code: string;
    detail: string;
    /** The record as its `get` answers it to the caller. */
    stored: {
        [key: string]: unknown;
    };
};

/** Any body that Django REST Framework answers with: a text, a list, or an object keyed by field, list index, `non_field_errors` or `detail`, to any depth. Every leaf is a text. Refuses `auth.login`, `auth.logout`, `auth.checkLoginStatus`, `auth.listLogins` and others. Part of `RowCheck`. */
export type ErrorBody = string | (string | string[] | {
    [key: string]: ErrorBody;
})[] | {
    [key: string]: ErrorBody;
};

/** What a user is to the service. Sent with `profiles.list`. Part of `Profile`. */
export type UserRole = "administrator" | "finance" | "agronomist" | "technician" | "content" | "agent" | "farmer";

/** What somebody does for the service. `administrator`: everything. `finance`: payments, discounts and commissions. `agronomist`: verifies readings, releases reports, keeps crops and prices. `technician`: receives and measures samples. `content`: articles, questions, reviews and subscribers. An extension. Part of `User`, `RegisteredUser`, `Profile`, `ProfileRequest` and others. */
export type StaffRole = "administrator" | "finance" | "agronomist" | "technician" | "content";

/** The package of a test; the specification's section 3 has labels and prices. Sent with `discounts.list`, `bookings.list`, `samples.list`, `commissions.list` and others. Part of `Discount`, `DiscountRequest`, `Booking`, `BookingRequest` and others. */
export type TestType = "basic-macro-nutrients-analysis" | "complete-soil-analysis" | "microbial-analysis";

/** A booking seen by its payment. Sent with `bookings.list`, `payments.list`, `statistics.getBookings`. */
export type PaymentState = "paid" | "canceled" | "unpaid";

/** How money came in. Sent with `payments.list`. Part of `MarkAsPaidRequest`, `Payment`, `PaymentOptions`, `PaymentRequest` and others. */
export type PaymentMethod = "mpesa" | "card" | "bank" | "cash";

/** English or Kiswahili. Sent with `dataRequests.getExport`, `samples.downloadLabels`, `ruleSets.compare`, `reports.downloadPublicPdf` and others. Part of `PasswordResetRequest`, `RegisterRequest`, `PhoneCodeRequest`, `Profile` and others. */
export type Language = "en" | "sw";

/** Who said that a person agrees to the use of their data: they themselves, or an agent or a member of staff, who said that the person agreed. An extension. Part of `AccountConsent`, `BookingConsent`. */
export type ConsentSource = "self" | "agent" | "staff";

/** Whether one crop grows on a field or several. Part of `Booking`, `BookingRequest`. */
export type FarmingType = "monocropping" | "mixed";

/** The values on the wire, mixed case as specified: `clay`, `loam`, `Sandy`. Sent with `samples.list`. Part of `Sample`, `SampleRequest`, `SoilTestSample`, `SoilTestSampleRequest` and others. */
export type SoilType = "clay" | "loam" | "Sandy";

/** A decimal number with two places, such as "2000.00". Part of `Crop`, `Agent`, `CommissionRate`, `Discount` and others. */
export type DecimalText = string;

/** A decimal number of at most two places, as text or number. Part of `CropRequest`, `AgentRequest`, `DiscountRequest`, `SampleRequest` and others. */
export type DecimalInput = string | number;

/** Phone number, address and county id of a person; the phone number is `+254…` or "". Part of `User`, `RegisteredUser`, `Farmer`, `Agent`. */
export type ContactDetails = {
    address: string;
    /** A county's id. */
    county: number | null;
    /** Kenyan number as +254…, or "". */
    phone_number: string;
};

/** A success told in words. Answered by `auth.changePassword`, `auth.requestPasswordReset`, `auth.confirmPasswordReset`, `account.requestPhoneCode` and others. Refuses `samples.delete`, `reports.amend`, `reports.withdraw`, `reports.markSent` and others. Part of `MarkAsPaidAnswer`. */
export type Detail = {
    detail: string;
};

/** A success told in words, as some services name it. Part of `MarkAsPaidAnswer`. */
export type SuccessMessage = {
    message: string;
};

/** What to log in with. Sent with `auth.login`. */
export type LoginRequest = {
    /** Of the second factor: six digits of the authenticator app, or a recovery code. */
    code?: string | undefined;
    /** An email address; as an extension a phone number, too. */
    email: string;
    password: string;
};

/** A login: the token for the Authorization header, and whose it is. Answered by `auth.login`. */
export type LoginResponse = {
    token: string;
    user: User;
};

/** Whether the token that was sent still holds, and whose it is. Answered by `auth.checkLoginStatus`. */
export type LoginStatus = {
    login_status: boolean;
    user: User | null;
};

/** One place where an account is logged in. An extension. Part of `LoginList`. */
export type Login = {
    /** Format: date-time */
    created_on: string;
    /** Browser and system, such as "Chrome on Android"; "" when unknown. */
    device: string;
    id: number;
    /** Whether it is the one that asks. */
    is_current: boolean;
    /**
     * Format: date-time
     * To a few minutes.
     */
    last_used_on: string;
};

/** Answered by `auth.listLogins`. */
export type LoginList = Login[];

/** The old password and the new one, twice. Sent with `auth.changePassword`. */
export type ChangePasswordRequest = {
    /** The new password again. */
    confirm_password: string;
    new_password: string;
    old_password: string;
};

/** Whose password to reset. Sent with `auth.requestPasswordReset`. */
export type PasswordResetRequest = {
    /** An email address; as an extension a phone number, too. */
    email: string;
    /** Of the message. */
    language?: Language | undefined;
};

/** The code of a text message. An extension. Sent with `auth.exchangePasswordResetCode`. */
export type PasswordResetCodeRequest = {
    /** Six digits. */
    code: string;
    phone_number: string;
};

/** A reset token in place of a code. An extension. Answered by `auth.exchangePasswordResetCode`, `account.undoChange`. */
export type PasswordResetToken = {
    token: string;
};

/** A reset token to try. Sent with `auth.validatePasswordResetToken`. */
export type PasswordResetTokenRequest = {
    /** From the link of the email. */
    token: string;
};

/** Whether a reset token still holds. Answered by `auth.validatePasswordResetToken`. */
export type PasswordResetTokenStatus = {
    valid: boolean;
};

/** A reset token and the new password, twice. Sent with `auth.confirmPasswordReset`. */
export type ConfirmPasswordResetRequest = {
    /** The new password again. */
    confirm_password: string;
    new_password: string;
    /** From the link of the email. */
    token: string;
};

/** Whether logging in to an account takes a code of an authenticator app (TOTP), too. An extension. Answered by `secondFactor.get`, `secondFactor.remove`, `secondFactor.prove`. */
export type SecondFactor = {
    /**
     * Format: date-time
     * Null while it is off.
     */
    confirmed_on: string | null;
    is_on: boolean;
    /** Whether the service lets staff without it do nothing else. */
    is_required: boolean;
    /**
     * Format: date-time
     * Until when this login is not asked again; null when it has to prove it.
     */
    proven_until: string | null;
    /** Recovery codes that were not used yet. */
    recovery_codes_left: number;
};

/** A secret for an authenticator app. An extension. Answered by `secondFactor.start`. */
export type SecondFactorSetup = {
    /** In base 32, to type it. */
    secret: string;
    /** The same as an `otpauth:` address, for a QR code. */
    uri: string;
};

/** Codes for a lost phone. Each stands in for a code of the app once. An extension. Answered by `secondFactor.confirm`, `secondFactor.renewRecoveryCodes`. */
export type RecoveryCodes = {
    recovery_codes: string[];
};

/** The own password, again. An extension. Sent with `secondFactor.start`. */
export type SecondFactorStartRequest = {
    password: string;
};

/** A code of the authenticator app. An extension. Sent with `secondFactor.confirm`, `secondFactor.renewRecoveryCodes`, `secondFactor.prove`. */
export type SecondFactorCodeRequest = {
    /** Six digits, or a recovery code. */
    code: string;
};

/** The own password, again, and a code. An extension. Sent with `secondFactor.remove`. */
export type SecondFactorRemoveRequest = {
    /** Six digits, or a recovery code. */
    code: string;
    password: string;
};

/** The account of a person; `farmer` and `agent` are the ids of their records in these roles, null without one. Answered by `account.get`. Part of `LoginResponse`, `LoginStatus`. */
export type User = {
    /** The agent's id of this user. */
    agent: number | null;
    email: string;
    /** The farmer's id of this user. */
    farmer: number | null;
    full_name: string;
    id: number;
    is_agent: boolean;
    is_farmer: boolean;
    /** An administrator. */
    is_superuser: boolean;
    profile: ContactDetails;
    /** What they do for the service; null for farmers and agents. */
    staff_role?: StaffRole | null;
    username: string;
};

/** A new account as `User` has it, and its login. Answered by `account.register`. */
export type RegisteredUser = {
    /** The agent's id of this user. */
    agent: number | null;
    email: string;
    /** The farmer's id of this user. */
    farmer: number | null;
    full_name: string;
    id: number;
    is_agent: boolean;
    is_farmer: boolean;
    /** An administrator. */
    is_superuser: boolean;
    profile: ContactDetails;
    /** What they do for the service; null for farmers and agents. */
    staff_role?: StaffRole | null;
    /** For the Authorization header: who registers is logged in on this device. */
    token?: string;
    username: string;
};

/** What a farmer registers with. Other services need both the email address and the phone number; here one of them is enough. Sent with `account.register`. */
export type RegisterRequest = {
    address?: string | undefined;
    /**
     * Format: date
     * The text about personal data that the page showed, named by its day.
     */
    consent_version?: string | undefined;
    /** A county's id. */
    county?: number | null | undefined;
    email?: string | undefined;
    full_name: string;
    /** Of messages. */
    language?: Language | undefined;
    password: string;
    /** From a text message; needed without an email address. */
    phone_code?: string | undefined;
    /** Kenyan number: 07…, 01…, 254… or +254…. */
    phone_number?: string | undefined;
};

/** Which phone number to prove. An extension. Sent with `account.requestPhoneCode`. */
export type PhoneCodeRequest = {
    /** Of the message. */
    language?: Language | undefined;
    /** A Kenyan mobile number. */
    phone_number: string;
};

/** A phone number and the code that was sent to it. An extension. Sent with `account.verifyPhone`. */
export type VerifyPhoneRequest = {
    /** Six digits. */
    code: string;
    /** The account's. */
    password: string;
    phone_number: string;
};

/** The new email address. An extension. Sent with `account.requestEmailChange`. */
export type EmailChangeRequest = {
    email: string;
    /** The account's; needed for another address than the own one. */
    password?: string | undefined;
};

/** The token of a link to an email address. An extension. Sent with `account.confirmEmail`. */
export type EmailTokenRequest = {
    /** The account's; needed without its login. */
    password?: string | undefined;
    token: string;
};

/** The token of a link that undoes a change. An extension. Sent with `account.undoChange`. */
export type UndoChangeRequest = {
    token: string;
};

/** A booking that was made before its farmer registered. An extension. Part of `EarlierBookingList`. */
export type EarlierBooking = {
    code: string;
    id: number;
    name: string;
    /** How many samples it has. */
    no_of_samples: number;
    /** Format: date */
    soil_test_date: string;
};

/** Answered by `account.listEarlierBookings`, `account.claimEarlierBookings`. */
export type EarlierBookingList = EarlierBooking[];

/** Which earlier bookings to add. An extension. Sent with `account.claimEarlierBookings`. */
export type ClaimBookingsRequest = {
    /** Ids of the list. */
    bookings: number[];
};

/** A user with their contact details; `role`, `staff_role`, `is_superuser` and `is_active` are absent in the answers of other services. Answered by `account.verifyPhone`, `profiles.create`, `profiles.get`, `profiles.patch`. Listed by `profiles.list`. */
export type Profile = {
    address: string;
    /** Whether this person agreed that their data is used. */
    readonly consent?: AccountConsent;
    /** A county's id; null when none is known. */
    county: number | null;
    email: string;
    /** Whether they have confirmed their email address; until then it is no login and gets only links. */
    email_verified?: boolean;
    full_name: string;
    id: number;
    /** Whether they may log in. */
    is_active?: boolean;
    /** An administrator. */
    is_superuser?: boolean;
    /** Of messages. */
    language?: Language;
    /** How they are told beside the app. */
    notify_by?: MessageChannel[];
    /** How they are told of each topic. */
    notify_choices?: NotifyChoices;
    phone_number: string;
    /** Whether they log in with their phone number. */
    phone_verified?: boolean;
    role?: UserRole;
    /** What they do for the service; null for farmers and agents. */
    staff_role?: StaffRole | null;
    /** The user's id. */
    user: number;
    version?: RecordVersion;
};

/** What a person agreed to last, with the account or with a booking, and whether they withdrew it. All is null for somebody who was not asked. An extension. Part of `Profile`. */
export type AccountConsent = {
    /** Format: date-time */
    agreed_on: string | null;
    said_by: ConsentSource | null;
    /**
     * Format: date
     * The day that names the text.
     */
    version: string | null;
    /**
     * Format: date-time
     * Since then no booking is made for them; null where they agree. A second withdrawal keeps it.
     */
    withdrawn_on: string | null;
};

/** What an administrator adds a user with. Sent with `profiles.create`. */
export type ProfileRequest = {
    address?: string | undefined;
    /** A county's id. */
    county?: number | null | undefined;
    /** What they log in with; one account each. */
    email: string;
    full_name: string;
    /**
     * An administrator.
     * @default false
     */
    is_superuser?: boolean | undefined;
    password: string;
    /** Kenyan number: 07…, 01…, 254… or +254…. */
    phone_number?: string | undefined;
    /** What they will do for the service; null or absent for nothing. It agrees with `is_superuser` where both are sent. */
    staff_role?: StaffRole | null | undefined;
};

/** What of a user to change; what is absent stays. Sent with `profiles.patch`. */
export type ProfilePatch = {
    address?: string | undefined;
    /**
     * Format: date
     * The text that they agree to, named by its day; null withdraws their consent.
     */
    consent_version?: string | null | undefined;
    /** A county's id. */
    county?: number | null | undefined;
    /** Administrators alone. */
    email?: string | undefined;
    full_name?: string | undefined;
    /** Administrators alone; false ends their tokens. */
    is_active?: boolean | undefined;
    /** Administrators alone; false takes the role of an administrator away. */
    is_superuser?: boolean | undefined;
    /** Of messages. */
    language?: Language | undefined;
    /** How they are told beside the app. */
    notify_by?: MessageChannel[] | undefined;
    /** How they are told of each topic. */
    notify_choices?: NotifyChoices | undefined;
    /** The own one; needed to change the own email address or phone number. */
    password?: string | undefined;
    phone_number?: string | undefined;
    /** Administrators alone; null for nothing. It agrees with `is_superuser` where both are sent. */
    staff_role?: StaffRole | null | undefined;
    version?: SeenVersion | undefined;
};

/** How somebody is told. An extension. Part of `NotifyChoices`. */
export type NoticeChannel = "app" | "sms" | "email";

/** How a person is told of each topic. `notify_by` switches text messages and emails off altogether. A topic that is absent is told in every way; of `reminders` only those are told who chose a way. An extension. Part of `Profile`, `ProfilePatch`. */
export type NotifyChoices = {
    bookings?: NoticeChannel[];
    commissions?: NoticeChannel[];
    contact?: NoticeChannel[];
    payments?: NoticeChannel[];
    reminders?: NoticeChannel[];
    reports?: NoticeChannel[];
};

/** `export`: a copy of everything. An extension. Sent with `dataRequests.list`. Part of `DataRequest`, `DataRequestRequest`. */
export type DataRequestKind = "export" | "correction" | "deletion";

/** `cooling_off`: a deletion that can be withdrawn. `ready`: a copy that can be read. An extension. Sent with `dataRequests.list`. Part of `DataRequest`. */
export type DataRequestState = "asked" | "cooling_off" | "ready" | "done" | "refused" | "withdrawn";

/** What a person asked for about their own data. An extension. Listed by `dataRequests.list`. Answered by `dataRequests.create`, `dataRequests.withdraw`, `dataRequests.answer`. */
export type DataRequest = {
    /** "" without one. */
    answer: string;
    /** The booking that names a person without both. */
    booking: number | null;
    /** Format: date-time */
    closed_on: string | null;
    /**
     * Format: date-time
     * When a deletion is carried out.
     */
    cooling_off_until: string | null;
    /** The user who asked. */
    created_by: number | null;
    /** Format: date-time */
    created_on: string;
    /**
     * Format: date
     * The last day that the law gives for it.
     */
    due_on: string;
    id: number;
    /**
     * Format: date-time
     * Until when a copy can be read.
     */
    kept_until: string | null;
    kind: DataRequestKind;
    /** Of the person; "—" after a deletion. */
    name: string;
    state: DataRequestState;
    /** What is wrong; "" for other kinds. */
    text: string;
    /** The person; null for one without a farmer or an account. */
    user: number | null;
};

/** A request about personal data. An extension. Sent with `dataRequests.create`. */
export type DataRequestRequest = {
    /** The id of a booking of somebody who is no farmer, for administrators. */
    booking?: number | undefined;
    /** The id of a farmer without an account, for administrators. */
    farmer?: number | undefined;
    kind: DataRequestKind;
    /** The own one, for the deletion of the own account. */
    password?: string | undefined;
    /** What is wrong; a correction needs it. */
    text?: string | undefined;
};

/** An administrator's answer. An extension. Sent with `dataRequests.answer`. */
export type DataRequestAnswer = {
    answer: string;
    /** @enum {string} */
    state: "done" | "refused";
};

/** Everything that the service has about a person. An extension. Answered by `dataRequests.getExport`. */
export type DataExport = {
    /** Rows by table, as they are stored. Secrets and other people's names are left out. */
    data: {
        [key: string]: {
            [key: string]: unknown;
        }[];
    };
    /** The same as a page for people. */
    html: string;
    /** Format: date-time */
    made_on: string;
};

/** One of the 47 counties. Listed by `counties.list`. Answered by `counties.create`, `counties.get`, `counties.update`. Part of `Boot`. */
export type County = {
    id: number;
    name: string;
    version?: RecordVersion;
};

/** A county as it is sent. Sent with `counties.create`, `counties.update`. */
export type CountyRequest = {
    /** Each name once. */
    name: string;
    version?: SeenVersion | undefined;
};

/** A crop with its ideal ranges: nitrogen, phosphorus and potassium in mg/kg, pH, conductivity in µS/cm, moisture in percent by volume, temperature in °C. Listed by `crops.list`. Answered by `crops.create`, `crops.get`, `crops.update`. */
export type Crop = {
    ec_high: DecimalText;
    ec_low: DecimalText;
    humidity_high: DecimalText;
    humidity_low: DecimalText;
    id: number;
    k_high: DecimalText;
    k_low: DecimalText;
    n_high: DecimalText;
    n_low: DecimalText;
    name: string;
    /** Name by which rule sets know it, in small letters. It stays when `name` changes; "" where none knows it. */
    name_in_rules?: string;
    p_high: DecimalText;
    p_low: DecimalText;
    ph_high: DecimalText;
    ph_low: DecimalText;
    /** Whether everybody may choose it. */
    public: boolean;
    temp_high: DecimalText;
    temp_low: DecimalText;
    version?: RecordVersion;
};

/** Bounds in the units of `Crop`, more than 0, low at most high. Sent with `crops.create`, `crops.update`. */
export type CropRequest = {
    ec_high: DecimalInput;
    ec_low: DecimalInput;
    humidity_high: DecimalInput;
    humidity_low: DecimalInput;
    k_high: DecimalInput;
    k_low: DecimalInput;
    n_high: DecimalInput;
    n_low: DecimalInput;
    /** Each name once. */
    name: string;
    /**
     * Name by which rule sets know it; no two crops share one. When absent, a changed crop keeps its own, and a new one gets its
     * name in small letters, or "" where another crop has kept that.
     */
    name_in_rules?: string | undefined;
    p_high: DecimalInput;
    p_low: DecimalInput;
    ph_high: DecimalInput;
    ph_low: DecimalInput;
    /**
     * Whether everybody may choose it.
     * @default true
     */
    public?: boolean | undefined;
    temp_high: DecimalInput;
    temp_low: DecimalInput;
    version?: SeenVersion | undefined;
};

/** What a crop is called in a county. Listed by `otherCropNames.list`. Answered by `otherCropNames.create`, `otherCropNames.get`, `otherCropNames.update`. */
export type OtherCropName = {
    /** A county's id. */
    county: number;
    /** Format: date-time */
    created_on: string;
    /** A crop's id. */
    crop: number;
    id: number;
    name: string;
    /** Format: date-time */
    updated_on: string;
    version?: RecordVersion;
};

/** Another name of a crop as it is sent. Sent with `otherCropNames.create`, `otherCropNames.update`. */
export type OtherCropNameRequest = {
    /** A county's id. */
    county: number;
    /** A crop's id. */
    crop: number;
    name: string;
    version?: SeenVersion | undefined;
};

/** A registered farmer. Some services answer `profile` beside `user` instead of inside it. Listed by `farmers.list`. Answered by `farmers.create`, `farmers.get`, `farmers.update`. Part of `FarmerList`. */
export type Farmer = {
    id: number;
    /** Some services answer the profile beside the user instead of inside. */
    profile?: ContactDetails;
    /** User id of the agent who referred them. */
    referrer?: number | null;
    user: {
        email: string;
        full_name: string;
        id: number;
        profile: ContactDetails;
    };
    version?: RecordVersion;
};

/** A farmer as they are sent, nested as they are answered. An update leaves absent optional fields as they are. Sent with `farmers.create`, `farmers.update`. Part of `FarmerRow`. */
export type FarmerRequest = {
    /** Register them although somebody has this phone number or email address; false when absent. */
    allow_duplicate?: boolean | undefined;
    /**
     * Format: date
     * The text about personal data to which the farmer agreed, as the caller says; named by its day. Only of a new farmer.
     */
    consent_version?: string | undefined;
    /** User id of the agent who referred them; only for administrators. */
    referrer?: number | null | undefined;
    user: {
        /** "" for a farmer without one, which is the default. */
        email?: string | undefined;
        full_name: string;
        profile: {
            address?: string | undefined;
            /** A county's id. */
            county?: number | null | undefined;
            /** Kenyan number: 07…, 01…, 254… or +254…. */
            phone_number: string;
        };
    };
    version?: SeenVersion | undefined;
};

/** Sent with `farmers.bulkCreate`, `farmers.bulkCheck`. */
export type FarmerRequestList = FarmerRow[];

/** One of many farmers as they are sent. Part of `FarmerRequestList`. */
export type FarmerRow = FarmerRequest & ImportRowRequest;

/** Answered by `farmers.bulkCreate`. */
export type FarmerList = Farmer[];

/** The body of a 409: who the farmer may be already. An extension. Refuses `farmers.create`, `farmers.update`. */
export type DuplicateFarmer = {
    /** Who it may be. Of a farmer whom the asker may not see, the name and phone number are masked and the rest is empty. */
    candidates: DuplicateCandidate[];
    /** @constant */
    code: "duplicate_farmer";
    detail: string;
};

/** A registered farmer, or agent, who may be the same; masked when the asker may not see them. An extension. Part of `DuplicateFarmer`, `RowCheck`. */
export type DuplicateCandidate = {
    /** A county's id; null when none is known. */
    county: number | null;
    email: string;
    full_name: string;
    /** The farmer's or the agent's id. */
    id: number;
    /** What is the same. */
    matches: ("phone_number" | "email")[];
    phone_number: string;
};

/** A farmer in few words. Listed by `farmers.listSummaries`. */
export type FarmerSummary = {
    /** A county's id; null when none is known. */
    county: number | null;
    full_name: string;
    id: number;
    phone_number: string;
};

/** What was measured for a farmer, the oldest first. An extension. Answered by `farmers.getReadings`. */
export type ReadingsOverTime = FarmerReadings[];

/** The readings of one sample, rated for its main crop. An extension. Part of `ReadingsOverTime`. */
export type FarmerReadings = {
    /** A booking's id. */
    booking: number;
    /** Its main crop. */
    crop_name: string;
    /**
     * Format: date-time
     * When its readings were saved; null when nobody kept it.
     */
    measured_on?: string | null;
    /** The same number for samples that a person joined; null for one that nobody joined. */
    place: number | null;
    ratings: Rating[];
    /** Its id. */
    sample: number;
    /** As people call it. */
    sample_code: string;
    sample_location: string;
    /** Format: date */
    soil_test_date: string;
};

/** An agent; `agrovet_name` and `is_agrovet` say whether they run an agrovet. Listed by `agents.list`. Answered by `agents.create`, `agents.get`, `agents.update`. Part of `AgentList`. */
export type Agent = {
    agrovet_name: string;
    /** Their own rate, for administrators alone, absent for others; null takes the default of the settings. */
    commission_percentage?: DecimalText | null;
    email: string;
    full_name: string;
    id: number;
    is_agrovet: boolean;
    /** For administrators alone, absent for others. */
    profile?: ContactDetails;
    /** The user's id; null for those who may not know. */
    user: number | null;
    username: string;
    version?: RecordVersion;
};

/** An agent as they are sent. An update leaves absent optional fields, such as the `password`, as they are. Sent with `agents.create`, `agents.update`. Part of `AgentRow`. */
export type AgentRequest = {
    address?: string | undefined;
    /** Required when `is_agrovet` is true. */
    agrovet_name?: string | undefined;
    /** Of bookings from now on, 0 to 100; null takes the default of the settings. */
    commission_percentage?: DecimalInput | null | undefined;
    /** A county's id. */
    county?: number | null | undefined;
    /** What they log in with; one account each. */
    email: string;
    full_name: string;
    /** Whether they run an agrovet that bookings may choose. */
    is_agrovet?: boolean | undefined;
    password?: string | undefined;
    /** Kenyan number: 07…, 01…, 254… or +254…. */
    phone_number?: string | undefined;
    version?: SeenVersion | undefined;
};

/** Sent with `agents.bulkCreate`, `agents.bulkCheck`. */
export type AgentRequestList = AgentRow[];

/** One of many agents as they are sent. Part of `AgentRequestList`. */
export type AgentRow = AgentRequest & ImportRowRequest;

/** Answered by `agents.bulkCreate`. */
export type AgentList = Agent[];

/** The share of a price that an agent earned from an instant on. An extension. Listed by `agents.listCommissionRates`. */
export type CommissionRate = {
    /** An agent's id; null for the default of the service. */
    agent: number | null;
    id: number;
    /** Null where the agent went back to the default. */
    percentage: DecimalText | null;
    /** A user's id; null for the service itself. */
    set_by: number | null;
    /** Format: date-time */
    since: string;
};

/** Which row of which import a farmer or an agent is. An extension. Part of `FarmerRow`, `AgentRow`. */
export type ImportRowRequest = {
    /** Which row of its import this is, from 1. */
    import_key?: number | undefined;
    /**
     * Format: uuid
     * The import that the row belongs to, the same in every row of a call.
     */
    import_uuid?: string | undefined;
};

/** Which records an import makes. An extension. Sent with `imports.list`. Part of `Import`, `ImportRequest`. */
export type ImportKind = "farmers" | "agents";

/** Many farmers or agents that one person registers from a file, in several calls. An extension. Listed by `imports.list`. Answered by `imports.create`. Part of `ImportUndo`. */
export type Import = {
    /** User id. */
    created_by: number;
    /** Format: date-time */
    created_on: string;
    /** "" for rows that were pasted. */
    file_name: string;
    id: number;
    kind: ImportKind;
    /** How many rows it has. */
    rows: number;
    /** How many of them are farmers or agents now. */
    stored: number;
    /**
     * Format: date-time
     * One day after its last row was stored; null before the first.
     */
    undo_until: string | null;
    /** Format: date-time */
    undone_on: string | null;
    /**
     * Format: uuid
     * Made by the client.
     */
    uuid: string;
};

/** An import as it begins. An extension. Sent with `imports.create`. */
export type ImportRequest = {
    file_name?: string | undefined;
    kind: ImportKind;
    /** More are refused. */
    rows: number;
    /** Format: uuid */
    uuid: string;
};

/** What undoing an import did. An extension. Answered by `imports.undo`. */
export type ImportUndo = {
    /** How many farmers or agents were deleted. */
    deleted: number;
    import: Import;
    kept: KeptRow[];
};

/** A farmer or agent who was kept. An extension. Part of `ImportUndo`. */
export type KeptRow = {
    full_name: string;
    /** The farmer's or the agent's id. */
    id: number;
    /** Which row of the import it was, from 1. */
    import_key: number;
};

/** What is known of a row before it is sent. An extension. Part of `RowCheckList`. */
export type RowCheck = {
    /** Who it may be. Of a farmer whom the asker may not see, the name and phone number are masked and the rest is empty. */
    candidates: DuplicateCandidate[];
    errors: ErrorBody;
};

/** Answered by `farmers.bulkCheck`, `agents.bulkCheck`. */
export type RowCheckList = RowCheck[];

/** A discount code and what it is worth. Listed by `discounts.list`. Answered by `discounts.create`, `discounts.get`, `discounts.update`. */
export type Discount = {
    active: boolean;
    code: string;
    id: number;
    /** Bookings that can use it in all; null means any number. */
    max_uses?: number | null;
    /** Bookings with the same phone number that can use it; null means any number. */
    max_uses_per_person?: number | null;
    percentage: DecimalText;
    /** The test types it is for; empty means all. */
    test_types: TestType[];
    /** Bookings that use it now. */
    uses?: number;
    /**
     * Format: date
     * First day it is valid; null means from the beginning.
     */
    valid_from?: string | null;
    /**
     * Format: date
     * Last day it is valid; null means no end.
     */
    valid_until: string | null;
    version?: RecordVersion;
};

/** A discount code as it is sent. Sent with `discounts.create`, `discounts.update`. */
export type DiscountRequest = {
    /** @default true */
    active?: boolean | undefined;
    /** In any case. */
    code: string;
    /** Bookings that can use it in all; null means any number. */
    max_uses?: number | null | undefined;
    /** Bookings with the same phone number that can use it; null means any number. A canceled booking gives its use back. */
    max_uses_per_person?: number | null | undefined;
    /** More than 0, at most 100. */
    percentage: DecimalInput;
    /** The test types it is for; empty means all. */
    test_types?: TestType[] | undefined;
    /**
     * Format: date
     * First day it is valid in Africa/Nairobi; null means from the beginning.
     */
    valid_from?: string | null | undefined;
    /**
     * Format: date
     * Last day it is valid in Africa/Nairobi; null means no end.
     */
    valid_until?: string | null | undefined;
    version?: SeenVersion | undefined;
};

/** A soil probe. Listed by `devices.list`. Answered by `devices.create`, `devices.get`, `devices.update`. */
export type Device = {
    /** Id of the agrovet that has it. */
    agent: number | null;
    /**
     * Format: date
     * Day of the latest calibration, if it was passed; null for none.
     */
    calibrated_on?: string | null;
    /** Whether the latest calibration is older than `days_between_calibrations` of the settings, was not passed, or is missing. */
    calibration_overdue?: boolean;
    /**
     * What its control soil of today says; `not_asked` while `asks_for_controls` of the settings is off.
     * @enum {string}
     */
    control_state?: "not_asked" | "missing" | "beyond" | "within";
    id: number;
    is_active: boolean;
    /**
     * Format: date-time
     * When its readings last arrived; null for never.
     */
    last_seen_on: string | null;
    name: string;
    notes: string;
    serial_number: string;
    version?: RecordVersion;
};

/** A soil probe as it is sent. Sent with `devices.create`, `devices.update`. */
export type DeviceRequest = {
    /** Id of the agrovet that has it. */
    agent?: number | null | undefined;
    /** @default true */
    is_active?: boolean | undefined;
    name: string;
    notes?: string | undefined;
    /** Each once. */
    serial_number: string;
    version?: SeenVersion | undefined;
};

/** A comparison of a probe with a standard. An extension. Listed by `calibrations.list`. Answered by `calibrations.create`. */
export type Calibration = {
    /** Format: date */
    calibrated_on: string;
    /** Whether the probe can be used. */
    has_passed: boolean;
    id: number;
    /** A user's id; null when nobody kept it. */
    recorded_by: number | null;
    /** "" when nobody kept it. */
    recorded_by_name: string;
    /** Format: date-time */
    recorded_on: string;
    /** What the probe said. */
    result: string;
    /** The solution or soil of a known value. */
    standard: string;
};

/** A calibration as it is sent. An extension. Sent with `calibrations.create`. */
export type CalibrationRequest = {
    /**
     * Format: date
     * Today or before.
     */
    calibrated_on: string;
    /** Whether the probe can be used. */
    has_passed: boolean;
    /** What the probe said, such as "pH 7.02". */
    result: string;
    /** The solution or soil of a known value, such as "Buffer pH 7.00". */
    standard: string;
};

/** The body of a 409 to a `uuid` that was booked before with other content. An extension. Refuses `bookings.create`. */
export type AlreadyBooked = {
    /** The stored booking; null when the asker may not change it, as a visitor may none. */
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

/** How far a booking has come, in this order; `canceled` may follow any. An extension. Sent with `bookings.list`, `samples.list`, `statistics.getBookings`, `statistics.getSamples`. Part of `Booking`, `NextStatus`, `BookingStatusRequest`, `BookingStatusChange` and others. */
export type BookingStatus = "booked" | "sample_collected" | "received" | "analysed" | "verified" | "report_ready" | "canceled";

/** One soil sample of a booking; `size_of_land` in acres, crops as ids. Part of `Booking`. */
export type Sample = {
    /** To read aloud, such as "UD-1042-3"; its number is never given to another sample. */
    readonly code?: string;
    /** Work on this sample has begun. */
    readonly has_readings?: boolean;
    id: number;
    /** A crop's id. */
    main_crop: number;
    /** Crop ids. */
    other_crops: number[];
    /** Format: date-time */
    readonly rejected_on?: string | null;
    /** Null for a sample that is not rejected. */
    readonly rejected_reason?: RejectedReason | null;
    sample_location: string;
    sample_notes: string;
    /** Acres. */
    size_of_land: DecimalText;
    soil_type: SoilType;
};

/** A sample as it is sent: with an `id` it changes the stored one, without it is added. Part of `BookingRequest`. */
export type SampleRequest = {
    /** The stored sample that this one changes; absent for a new one. */
    id?: number | undefined;
    /** A crop's id. */
    main_crop: number;
    /** Crop ids; repeats, and the main crop among them, are dropped. */
    other_crops?: number[] | undefined;
    sample_location: string;
    sample_notes: string;
    /** Acres, 0.05 or more. */
    size_of_land: DecimalInput;
    soil_type: SoilType;
};

/** A reading that somebody should look at before the booking is verified. An extension. Part of `UnusualReadingList`. */
export type UnusualReading = {
    /** Whether it is below the limit of its method, which `value` is then. Absent for a measured number. */
    below_limit?: boolean;
    /** What was said of this value already; null for nothing yet. */
    comment: string | null;
    reading: ReadingName;
    reasons: UnusualReason[];
    /** A sample's id. */
    sample: number;
    sample_code: string;
    /** In the unit of its reading, as in `SensorData`. */
    value: number;
};

/** An extension. Answered by `bookings.listUnusual`. */
export type UnusualReadingList = UnusualReading[];

/** What a value is compared with: what is usual at all (`warning_limit`), the median of the booking's other samples, or the median of the county's verified bookings, of which there are at least 3 samples. Expected is at most 1.0 from a median for pH, and from a third to three times of it for the others. Instead of what is usual, a cause: `other_unit`, a conductivity that looks like dS/m; `error_value`, 255 for a nutrient; `all_equal`, three equal nutrients; `swapped` coordinates. Of `latitude`, for the whole place: `outside_county`, more than 25 km from the county of the booking, and `far_from_plot`, more than 5 km from the coordinates with which the sample was booked. An extension. Part of `UnusualReading`. */
export type UnusualReason = {
    /** Of `outside_county`: the county of the booking. */
    county_name?: string;
    /** Of a place: how far it is away. */
    distance_km?: number;
    /** In the unit of its reading. */
    expected_high: number;
    /** In the unit of its reading. */
    expected_low: number;
    /** @enum {string} */
    kind: "warning_limit" | "other_unit" | "error_value" | "all_equal" | "swapped" | "far_from_booking" | "far_from_county" | "outside_county" | "far_from_plot";
};

/** Whether the agents of a booking see its results. An extension. Sent with `bookings.setSharing`. */
export type SharingRequest = {
    /** An agent who shares says with it that the farmer agreed; otherwise ignored. */
    farmer_agreed?: boolean | undefined;
    share_results: boolean;
};

/** The same, from a status page. An extension. Sent with `bookings.setSharingByUuid`. */
export type PublicSharingRequest = {
    /** From a text message to it; needed to share. */
    code?: string | undefined;
    /** The phone number of the booking; needed to share. */
    phone_no?: string | undefined;
    share_results: boolean;
};

/** A change that needs no account: `cancel` cancels the booking, `ask_move` asks for another day. An extension. Part of `PublicChange`. */
export type VisitorAction = "cancel" | "ask_move";

/** A change of a booking by a person without an account. An extension. Sent with `bookings.changeByUuid`. */
export type PublicChange = {
    action: VisitorAction;
    /** From a text message to it. */
    code: string;
    /** The phone number of the booking. */
    phone_no: string;
    /** The people who answer read it. */
    reason: string;
    /**
     * Format: date
     * The day that is asked for, today or later in Africa/Nairobi; only with `ask_move`.
     */
    soil_test_date?: string;
};

/** With whom the results of a booking are shared. An extension. Answered by `bookings.getSharing`, `bookings.setSharing`. */
export type ResultSharing = {
    /** Each change, the first one first. */
    changes: {
        /** Empty for somebody without an account. */
        changed_by_name: string;
        /** Format: date-time */
        changed_on: string;
        said_by: SharingSource;
        share_results: boolean;
    }[];
    /** Whether the asker can share them now. Whoever can or is an administrator also stops it. */
    may_share: boolean;
    /** Whether all agents of `shares_with` see the results, or for an agent whether they see them. */
    share_results: boolean;
    /** Names of the agrovets and agents who take part in the booking; empty for none, and then there is nothing to share. */
    shares_with: string[];
};

/** Where a change of the sharing came from: the farmer, the agent who booked for them, an administrator, the status page, or the form in which it was booked. An extension. Part of `ResultSharing`. */
export type SharingSource = "farmer" | "agent" | "administrator" | "status_page" | "booking";

/** Which samples are measured again, and why. An extension. Sent with `bookings.sendBack`. */
export type SendBackRequest = {
    /** The reason; the person who measures reads it. */
    note: string;
    /** Ids of measured samples of this booking. */
    samples: number[];
};

/** What an administrator says of unusual readings. An extension. Sent with `bookings.verify`. */
export type VerificationRequest = {
    comments?: {
        comment: string;
        reading: ReadingName;
        /** A sample's id. */
        sample: number;
    }[] | undefined;
    /** Why the results can be trusted all the same; required while `controls.getChecks` has any. */
    control_comment?: string | undefined;
    /** The readings and other analyses that the caller saw, of all measured samples. Where one is another now, nothing is verified (409). */
    seen?: {
        /** As in the sample; not compared when absent. */
        below_limit?: LimitedReading[] | undefined;
        /** As in the results; absent where nobody looked at them. */
        other_analyses?: AnalysisResult[] | undefined;
        /** A sample's id. */
        sample: number;
        /** As in the sample. */
        sensor_data: {
            [key: string]: number | null;
        };
    }[] | undefined;
    /** As in `controls.getChecks`, whose checks `control_comment` explains. Where they are others now, nothing is verified (409). */
    seen_checks?: ControlCheck[] | undefined;
};

/** A booked soil test. Decimals are strings ("2000.00"); `farmer`, `county`, `crops` and `agent` are ids. `code`, `uuid`, `status`, `paid`, `canceled` and the two instants are absent in the answers of a plain Django REST Framework service. Listed by `bookings.list`. Answered by `bookings.create`, `bookings.get`, `bookings.update`, `bookings.setStatus` and others. Part of `MarkAsPaidAnswer`. */
export type Booking = {
    address: string;
    /** Id of the agrovet that serves the booking. */
    agent: number | null;
    /** KES of credit notes: refunded and no longer owed. */
    readonly amount_credited?: DecimalText;
    /** KES that came in above the price. */
    readonly amount_overpaid?: DecimalText;
    /** KES that were paid so far. */
    readonly amount_paid?: DecimalText;
    /** KES that went back. */
    readonly amount_refunded?: DecimalText;
    /** KES that open requests still want to give back: those of a canceled booking, and parts. */
    readonly amount_to_refund?: DecimalText;
    /** KES still to be paid after the discount, in whole shillings. What raises the amount of a paid booking leaves a balance. */
    readonly balance_due?: DecimalText;
    readonly came_by?: BookingSource;
    readonly canceled?: boolean;
    /** For people, such as "UD-1026". */
    readonly code?: string;
    /** User id of the person who is assigned to collect the soil; null for nobody. */
    readonly collector?: number | null;
    /** "" for nobody. */
    readonly collector_name?: string;
    /** Who agreed that the data is used; null where the request named no text. */
    readonly consent?: BookingConsent | null;
    /** A county's id. */
    county: number | null;
    /** The user who booked; null for an anonymous visitor. */
    created_by: number | null;
    /** Format: date-time */
    readonly created_on?: string;
    /** Crop ids. */
    crops: number[];
    /** KES. */
    discount: DecimalText;
    discount_code: string;
    /**
     * Format: date
     * The day by which the present step should end, in promised working days; null when nothing is promised any more.
     */
    readonly due_on?: string | null;
    /** Empty for an agent whose shop only serves the booking, as `notes` is. */
    email: string;
    /** A registered farmer's id. */
    farmer: number | null;
    farming_type: FarmingType;
    id: number;
    /** `due_on` was before today. */
    readonly is_late?: boolean;
    is_report_sent: boolean;
    /** Whether the asker may change it now. False for an agent who sees it only because their shop serves it (`agent`); they may still set `next_statuses`. */
    readonly may_change?: boolean;
    /** Whether the asker may delete it now. False once a payment was started, an invoice issued or a report made. */
    readonly may_delete?: boolean;
    /** Of `bookings.get`, and of `bookings.list` where `fields` names it, for those who verify, once the booking is analysed: false for somebody who saved its readings, because another person has to verify them unless `allow_self_verification` is on. */
    readonly may_verify?: boolean;
    /** Days that were asked for or changed, the oldest first; at most the last has the status `asked`. */
    readonly moves?: BookingMove[];
    name: string;
    /** What the asker may set now, the normal next step first. */
    readonly next_statuses?: NextStatus[];
    /** How many samples it has. */
    no_of_samples: number;
    notes: string;
    /** Paid in full. */
    readonly paid?: boolean;
    /** Name of the partner key of the website on which it was booked; "" without one. */
    readonly partner_key_name?: string;
    phone_no: string;
    /** User id of the agent who referred the farmer. */
    referrer_agent: number | null;
    /** Whether `referrer_agent` is certain: from a login, a farmer's record, or a partner key sent from one of its sites. What a visitor only claims is false; commissions are paid on true. */
    readonly referrer_verified?: boolean;
    samples: Sample[];
    /** Whether the farmer lets agents of the booking see its results; for an agent, whether they are one of these. */
    readonly share_results?: boolean;
    /** Format: date */
    soil_test_date: string;
    status?: BookingStatus;
    test_type: TestType;
    /** Format: date-time */
    readonly updated_on?: string;
    /**
     * Format: uuid
     * Names the public status page.
     */
    uuid?: string;
    version?: RecordVersion;
    /** The ward of the county where the soil is; "" where nobody said it. */
    ward?: string;
};

/** Who agreed when a booking was made, and to which text. An extension. Part of `Booking`. */
export type BookingConsent = {
    /** Format: date-time */
    agreed_on: string;
    said_by: ConsentSource;
    /** Name of the account that booked; "" for a visitor and a deleted account. */
    said_by_name: string;
    /**
     * Format: date
     * The day that names the text.
     */
    version: string;
};

/** How far a move is: `asked` by the farmer, `agreed`, which is a move that nobody asked for, too, `declined`, or `lapsed`: nobody had answered when the soil was collected or the booking canceled. An extension. Part of `BookingMove`, `PublicMove`. */
export type MoveStatus = "asked" | "agreed" | "declined" | "lapsed";

/** A move of a booking to another day. An extension. Part of `Booking`. */
export type BookingMove = {
    /**
     * Format: date
     * The day that was asked for.
     */
    asked_date: string;
    /** "" for a deleted account. */
    created_by_name: string;
    /** Format: date-time */
    created_on: string;
    /** "" for a deleted account and before the answer. */
    decided_by_name: string;
    /** Format: date-time */
    decided_on: string | null;
    /**
     * Format: date
     * The day before.
     */
    from_date: string;
    id: number;
    /**
     * Format: date
     * The day that was agreed to; null for none.
     */
    new_date: string | null;
    /** What was said in the answer; "" for nothing. */
    note: string;
    /** Why it was asked for; "" for nothing. */
    reason: string;
    status: MoveStatus;
};

/** How a booking came: `partner_key` from a partner's website, `agent` booked by an agent, `chosen_shop` with a shop that was chosen in the form, `service` without a shop. An extension. Part of `Booking`. */
export type BookingSource = "partner_key" | "agent" | "chosen_shop" | "service";

/** A move of a booking to another day, for anybody with the link. An extension. Part of `PublicBooking`. */
export type PublicMove = {
    /**
     * Format: date
     * The day that was asked for.
     */
    asked_date: string;
    /** Format: date-time */
    created_on: string;
    /** Format: date-time */
    decided_on: string | null;
    /**
     * Format: date
     * The day before.
     */
    from_date: string;
    /**
     * Format: date
     * The day that was agreed to; null for none.
     */
    new_date: string | null;
    /** What was said to the farmer in the answer; "" for nothing. */
    note: string;
    status: MoveStatus;
};

/** A farmer's wish for another day. An extension. Sent with `bookings.askMove`. */
export type MoveRequest = {
    /** The people who answer read it. */
    reason: string;
    /**
     * Format: date
     * Today or later in Africa/Nairobi.
     */
    soil_test_date: string;
};

/** The new day of a booking. An extension. Sent with `bookings.move`. */
export type MoveAnswer = {
    /** The farmer reads it. */
    note?: string;
    /** Id of the request that is answered; absent for a move that nobody asked for. */
    request?: number;
    /**
     * Format: date
     * Today or later in Africa/Nairobi.
     */
    soil_test_date: string;
};

/** Why a booking keeps its day. An extension. Sent with `bookings.declineMove`. */
export type MoveRefusal = {
    /** The farmer reads it. */
    note: string;
    /** Id of the request. */
    request: number;
};

/** The person who collects the soil of a booking. An extension. Sent with `bookings.assignCollector`. */
export type CollectorChoice = {
    /** A user's id; null for nobody. */
    collector: number | null;
    /** The ward of the county where the soil is. Absent: it stays as it is. */
    ward?: string;
};

/** A status that the asker may set. An extension. Part of `Booking`. */
export type NextStatus = {
    needs_reason: boolean;
    status: BookingStatus;
};

/** A booking as it is sent; what is absent keeps its stored value on an update. Its texts are at most 20 KB together. Sent with `bookings.create`, `bookings.update`. */
export type BookingRequest = {
    address?: string | undefined;
    /** An agent's id: the agrovet that serves the booking. They see it, are told of it, and may collect its soil. Visitors and farmers choose one with `is_agrovet`. */
    agent?: number | null | undefined;
    /**
     * Format: date
     * The day that names the text about personal data that the form showed. Whoever books agrees to it, or says for a farmer that the farmer agreed. Only of a new booking.
     */
    consent_version?: string | undefined;
    /** A county's id. */
    county?: number | null | undefined;
    /** Ignored; the server sets it. */
    created_by?: number | null | undefined;
    /** Crop ids; repeats are dropped. */
    crops?: number[] | undefined;
    /** KES; administrators alone. */
    discount?: DecimalInput | undefined;
    discount_code?: string | undefined;
    email?: string | undefined;
    /** A farmer's id; null when the farmer is not registered. */
    farmer?: number | null | undefined;
    farming_type: FarmingType;
    /** Administrators alone. */
    is_report_sent?: boolean | undefined;
    /** Of the page that books: somebody without an account is told in it. */
    language?: Language | undefined;
    /** Required when no farmer is linked. */
    name?: string | undefined;
    /** Ignored; the server counts. */
    no_of_samples?: number | undefined;
    notes?: string | undefined;
    /** Publishable key of the page that books: it sets `referrer_agent` for a booking without login, and `agent` where the key names a shop, whichever was chosen. Sent without an `Origin` that is one of its sites, it only claims the credit (`referrer_verified` is false); programs other than browsers can forge `Origin`. One that does not hold gives nothing; the booking is made all the same. */
    partner_key?: string | undefined;
    /** Kenyan number: 07…, 01…, 254… or +254…. Required when no farmer is linked. */
    phone_no?: string | undefined;
    /** The user id of the agent who referred the farmer. */
    referrer_agent?: number | null | undefined;
    samples: SampleRequest[];
    /** Ignored of a stored booking, from staff and agents, and where no agent takes part. True of a new one: the person who booked for themselves agreed that the agents who take part see its results (`shares_with`), as `bookings.setSharing` does. */
    share_results?: boolean | undefined;
    /**
     * Format: date
     * Today or later in Africa/Nairobi.
     */
    soil_test_date: string;
    test_type: TestType;
    /**
     * Format: uuid
     * Made by the client, kept from the first press to success.
     */
    uuid?: string | undefined;
    version?: SeenVersion | undefined;
    /** The ward of the county where the soil is. Send it only to a service whose bookings have a `ward`. */
    ward?: string | undefined;
};

/** The booking that was paid, or only a sentence that says so: services answer one or the other. Read the booking again where the answer has no `id`. Answered by `bookings.markAsPaid`. */
export type MarkAsPaidAnswer = Booking | Detail | SuccessMessage;

/** Which booking was paid, and how. Sent with `bookings.markAsPaid`. */
export type MarkAsPaidRequest = {
    /** KES, in whole shillings; what the booking owes when absent. */
    amount?: DecimalInput | undefined;
    /** A booking's id. */
    booking: number;
    method?: PaymentMethod | undefined;
    /** How it is known that the money came. The reference backend requires it. */
    reason?: string | undefined;
    /** The receipt number, such as an M-Pesa code. The reference backend requires it. */
    reference?: string | undefined;
};

/** Where a booking has come to. An extension. Sent with `bookings.setStatus`. */
export type BookingStatusRequest = {
    /** The reason. `canceled`, a step back and a step over others need one. */
    note?: string | undefined;
    status: BookingStatus;
};

/** One step of a booking. An extension. Listed by `bookings.listStatusChanges`. */
export type BookingStatusChange = {
    cause: StatusCause;
    /** A user's id; null for a visitor and for the service itself. */
    changed_by: number | null;
    /** "" for a visitor, for the service itself and for a deleted account. */
    changed_by_name: string;
    /** Format: date-time */
    changed_on: string;
    /** Null for the first step. */
    from_status: BookingStatus | null;
    id: number;
    /** A step that an automatic move left out. */
    is_skipped: boolean;
    /** What the person wrote; "" for nothing. */
    note: string;
    status: BookingStatus;
};

/** What made a booking take a step. `person`: somebody chose it. `samples_received`: its last awaited sample was received, rejected or removed. `readings_saved`: its last open sample was measured, rejected or removed. `samples_rejected`: every sample was rejected, so new soil has to be collected. `sent_back`: samples are measured again, for the reason in the note. `readings_changed`: what was verified is no longer what is stored. `details_changed`: a crop, the soil, the size or the place of a sample changed after the verification, or a sample came; the note says what. `self_verified`: verified by somebody who saved readings of it, which the settings allowed. `report_generated`: its report was made. `report_withdrawn`: its report was withdrawn, so its results are checked again. `imported`: from before steps were kept. An extension. Part of `BookingStatusChange`. */
export type StatusCause = "person" | "samples_received" | "samples_rejected" | "readings_saved" | "sent_back" | "readings_changed" | "details_changed" | "self_verified" | "report_generated" | "report_withdrawn" | "imported";

/** What anybody with the link may see of a booking. Listed by `bookings.listByUuid`. Answered by `bookings.getByUuid`, `bookings.setSharingByUuid`, `bookings.changeByUuid`, `bookings.find`. */
export type PublicBooking = {
    /** KES still to be paid, in whole shillings. */
    balance_due?: DecimalText;
    canceled: boolean;
    /** For people, such as "UD-1026". */
    code?: string;
    /** A county's id. */
    county: number | null;
    /** "" when no county is known. */
    county_name: string;
    /**
     * Format: date
     * The day by which the present step should end; null when nothing is promised any more.
     */
    due_on?: string | null;
    /** Other days that were asked for or agreed to, the oldest first, without persons and reasons. */
    moves?: PublicMove[];
    /**
     * Format: date
     * A new day once `due_on` has passed: as many working days again, until one is not before today.
     */
    new_due_on?: string | null;
    /** How many samples it has. */
    no_of_samples: number;
    paid: boolean;
    /** What was asked on its status page and answered, the oldest first. Present: a message can be sent with `booking_uuid`. */
    questions?: PublicQuestion[];
    /** Money to be refunded or refunded already, the oldest first. */
    refunds?: PublicRefund[];
    /** Samples that cannot be measured. */
    rejected_samples?: {
        /** Such as "UD-1042-3". */
        code: string;
        reason: RejectedReason;
    }[];
    /** Whether all agents of `shares_with` see the results. */
    share_results?: boolean;
    /** Names of the agrovets who take part in the booking, of other agents in part; empty for none and once it is canceled. */
    shares_with?: string[];
    /** Format: date */
    soil_test_date: string;
    status?: BookingStatus;
    /** The steps so far, the first one first: days only, without persons and reasons. */
    status_changes?: {
        /**
         * Format: date
         * In Africa/Nairobi.
         */
        changed_on: string;
        status: BookingStatus;
    }[];
    test_type: TestType;
    /** Format: uuid */
    uuid: string;
};

/** How somebody without the link names a booking. Sent with `bookings.find`. */
export type BookingSearch = {
    /** In any case, with or without "UD-". */
    code: string;
    /** The phone number of the booking, in any common form. */
    phone_no: string;
};

/** What a discount depends on in a booking. Sent with `bookings.checkDiscount`. */
export type DiscountCheck = {
    /** Id of the stored booking that is changed: its own code stays good. */
    booking?: number;
    /** In any case. */
    discount_code: string;
    /** How many samples will be booked. */
    no_of_samples: number;
    test_type: TestType;
};

/** What a discount code takes off a booking. Answered by `bookings.checkDiscount`. */
export type CheckedDiscount = {
    /** KES. */
    discount: DecimalText;
    /** As it is stored. */
    discount_code: string;
};

/** Readings of a soil probe. Part of `SoilTestSample`, `SavedReadings`. */
export type SensorData = {
    /** µS/cm. */
    conductivity: number;
    /** Degrees, negative in the south; null where nobody recorded the place. */
    latitude: number | null;
    /** Degrees, negative in the west; null where nobody recorded the place. */
    longitude: number | null;
    /** Percent by volume. */
    moisture: number;
    /** mg/kg. */
    nitrogen: number;
    /** pH. */
    pH: number;
    /** mg/kg. */
    phosphorus: number;
    /** mg/kg. */
    potassium: number;
    /** °C. */
    temperature: number;
};

/** Readings of a soil probe, in the units of `SensorData`. None is 0: probes report 0 when they measured nothing. A field that is not among them is refused by its name; of a whole sample, unknown fields are ignored. Part of `SoilTestSampleRequest`. */
export type SensorDataRequest = {
    /** In µS/cm. */
    conductivity: number;
    /** Rounded to 5 decimals, then not 0. Null, together with `longitude`, where nobody recorded the place. */
    latitude: number | null;
    /** Rounded to 5 decimals, then not 0. Null as `latitude`. */
    longitude: number | null;
    /** In percent by volume. */
    moisture: number;
    /** In mg/kg. */
    nitrogen: number;
    /** pH. */
    pH: number;
    /** In mg/kg. */
    phosphorus: number;
    /** In mg/kg. */
    potassium: number;
    /** In °C; 0 is refused. */
    temperature: number;
};

/** A sample of a booking with its readings. Listed by `samples.list`. Answered by `samples.create`, `samples.get`, `samples.update`, `samples.reject` and others. */
export type SoilTestSample = {
    /** Readings below the limit of their method: the number in `sensor_data` is that limit, 5 for "< 5". Absent where a service keeps only numbers. */
    below_limit?: LimitedReading[];
    /** A booking's id. */
    booking: number;
    /** Its code for people, such as "UD-1026". */
    readonly booking_code?: string;
    /** To read aloud, such as "UD-1042-3"; its number is never given to another sample. */
    readonly code?: string;
    /** How it arrived at the latest hand-over. */
    readonly condition?: SampleCondition;
    /** Of `samples.get`, for those who measure: the medians of the county's verified bookings by reading, in the units of `SensorData`. A reading far from them is unusual. Empty with fewer than 3 samples. */
    readonly county_medians?: {
        [key: string]: number;
    };
    /**
     * Format: date
     * Until when the present step of its booking is promised; null when nothing is.
     */
    readonly due_on?: string | null;
    /** Whether it is measured, also for those who do not see the readings yet. */
    readonly has_readings?: boolean;
    id: number;
    /** A crop's id. */
    main_crop: number;
    /** Crop ids. */
    other_crops: number[];
    /**
     * Format: date-time
     * Since when the sample is in the laboratory; null before.
     */
    readonly received_on?: string | null;
    /** "" when nothing was written. */
    readonly rejected_note?: string;
    /** Format: date-time */
    readonly rejected_on?: string | null;
    /** Null for a sample that is not rejected. */
    readonly rejected_reason?: RejectedReason | null;
    /**
     * Format: date-time
     * When somebody asked to measure the sample again; null once it is measured again.
     */
    readonly repeat_asked_on?: string | null;
    sample_location: string;
    sample_notes: string;
    /** Null until the sample is measured, and for farmers and agents until its booking is verified. */
    sensor_data: SensorData | null;
    /** Acres. */
    size_of_land: DecimalText;
    soil_type: SoilType;
    version?: RecordVersion;
};

/** Why a sample cannot be measured. An extension. Part of `Sample`, `PublicBooking`, `SoilTestSample`, `SampleRejectionRequest` and others. */
export type RejectedReason = "leaking_bag" | "too_little_soil" | "wrong_label";

/** Why a sample cannot be measured. An extension. Sent with `samples.reject`. */
export type SampleRejectionRequest = {
    note?: string | undefined;
    reason: RejectedReason;
};

/** How a sample arrived; "" when nobody said. An extension. Part of `SoilTestSample`, `SampleReceiptRequest`, `SampleEvent`. */
export type SampleCondition = "" | "good" | "wet" | "leaking_bag" | "too_little_soil" | "wrong_label";

/** A hand-over of samples to the laboratory. An extension. Sent with `samples.receive`. */
export type SampleReceiptRequest = {
    /** Name of the person who brought the samples; when absent or "", the person who marked the booking as collected. */
    handed_over_by?: string | undefined;
    /** Where they were handed over. */
    place?: string | undefined;
    /**
     * Format: date-time
     * When, not after now; now when absent. A device without a network sends it later.
     */
    received_on?: string | undefined;
    samples: {
        /** The number of its bag or box. */
        bag?: string | undefined;
        /** Such as "UD-1042-3", in any case. */
        code: string;
        condition?: SampleCondition | undefined;
    }[];
};

/** What became of a sample of a hand-over. An extension. Part of `ReceivedSampleList`. */
export type ReceivedSample = {
    /** As it was sent. */
    code: string;
    outcome: ReceiptOutcome;
    /** A sample's id; null for an unknown code. */
    sample: number | null;
};

/** `already_received`: by an earlier hand-over, or handed over before it was rejected. `canceled`: its booking is canceled, so nothing was received. An extension. Part of `ReceivedSample`. */
export type ReceiptOutcome = "received" | "already_received" | "canceled" | "unknown_code";

/** An extension. Answered by `samples.receive`. */
export type ReceivedSampleList = ReceivedSample[];

/** What happened to a sample in the laboratory. An extension. Part of `SampleEvent`. */
export type SampleEventKind = "received" | "measured" | "repeat_asked" | "rejected" | "rejection_undone";

/** A line in the history of a sample. Texts are "" where nothing was said. An extension. Part of `SampleEventList`. */
export type SampleEvent = {
    bag: string;
    /** Id of the user who did it; null when nobody kept it. */
    by: number | null;
    /** "" when nobody kept it. */
    by_name: string;
    condition: SampleCondition;
    /** Of `received`, as the next three. */
    handed_over_by: string;
    /** Format: date-time */
    happened_on: string;
    kind: SampleEventKind;
    /** The reason of a repeat or a rejection. */
    note: string;
    place: string;
};

/** An extension. Answered by `samples.listEvents`. */
export type SampleEventList = SampleEvent[];

/** Readings of a sample as they were saved at a time. An extension. Part of `SavedReadingsList`. */
export type SavedReadings = {
    /** Readings below the limit of their method, as in `SoilTestSample`. */
    below_limit?: LimitedReading[];
    /** Whether the calibration of the probe was overdue at that time. */
    calibration_overdue?: boolean;
    /** Id of the probe, also after it is deleted; null when nobody said. */
    device?: number | null;
    /** Name of the probe at that time; "" when nobody said. */
    device_name?: string;
    /** Its serial number at that time; "" when nobody said. */
    device_serial_number?: string;
    id: number;
    kind?: SavedReadingsKind;
    /** How the readings came about, such as "field probe estimate". */
    method?: string;
    /** Why readings were corrected; "" when nobody said. */
    reason?: string;
    /** A user's id; null when nobody kept it. */
    saved_by: number | null;
    /** "" when nobody kept it. */
    saved_by_name: string;
    /** Format: date-time */
    saved_on: string;
    sensor_data: SensorData;
};

/** `measured`: the first readings of this soil; `repeated`: a new measurement; `corrected`: other values of the same measurement. An extension. Part of `SavedReadings`. */
export type SavedReadingsKind = "measured" | "repeated" | "corrected";

/** An extension. Answered by `samples.listReadings`. */
export type SavedReadingsList = SavedReadings[];

/** A key of `SensorData`. An extension. Part of `UnusualReading`, `VerificationRequest`. */
export type ReadingName = "nitrogen" | "phosphorus" | "potassium" | "moisture" | "temperature" | "pH" | "conductivity" | "latitude" | "longitude";

/** A reading that can be below the limit of its method. Each is an amount, of which 0 is the least; pH and temperature are none. An extension. Part of `VerificationRequest`, `SoilTestSample`, `SavedReadings`, `SoilTestSampleRequest` and others. */
export type LimitedReading = "nitrogen" | "phosphorus" | "potassium" | "conductivity" | "moisture";

/** A soil sample as it is sent, readings included. Sent with `samples.create`, `samples.update`. */
export type SoilTestSampleRequest = {
    /** Readings below the limit of their method, with that limit in `sensor_data`. To be sent to a service whose samples have this field: another one would keep the limit as a measured number. Absent: a stored number that stays the same stays below its limit. */
    below_limit?: LimitedReading[] | undefined;
    /** A booking's id. */
    booking: number;
    /** Why stored readings are corrected. It is not asked of a client that leaves it out; "" is refused with a correction. */
    correction_reason?: string | undefined;
    /** Id of the probe that took the readings; absent when nobody says. */
    device?: number | undefined;
    /** Whether the readings are a new measurement of the soil, which is kept even if every value is the same. By default, other readings than the stored ones are a correction. */
    is_repeat?: boolean | undefined;
    /** A crop's id. */
    main_crop: number;
    /** Crop ids; repeats, and the main crop among them, are dropped. */
    other_crops?: number[] | undefined;
    /**
     * Format: date-time
     * When the soil came that was measured, as the sample had it: readings are refused once new soil came. Absent for whatever soil is there.
     */
    received_on?: string | undefined;
    sample_location: string;
    sample_notes: string;
    /** Null leaves a stored sample without readings as it is; a new one, and one that has readings, need them. */
    sensor_data: SensorDataRequest | null;
    /** Acres, 0.05 or more. */
    size_of_land: DecimalInput;
    soil_type: SoilType;
    version?: SeenVersion | undefined;
};

/** Which samples to rate. Sent with `samples.generateResults`. */
export type GenerateResultsRequest = {
    /** Ids of samples with readings. */
    samples: number[];
};

/** Answered by `bookings.getResults`, `samples.generateResults`. */
export type SampleResultList = SampleResult[];

/** How the readings of a sample compare with what its crops want, main crop first. Answered by `samples.getResults`. Part of `SampleResultList`, `Report`, `PublicReport`. */
export type SampleResult = {
    /** A booking's id. */
    booking: number;
    /** Whether the calibration of the probe was overdue when the readings were saved. */
    calibration_overdue?: boolean;
    /** For a small budget: lime in the planting holes only. Null where the main crop needs no lime, or no more than that, and where it is not planted in holes. */
    cheapest_first_step?: ResultAction | null;
    /** The main crop first; empty without readings and for a rejected sample. */
    crops: CropResult[];
    /** Format: date-time */
    generated_on: string;
    /** Who saved them; "" when that is not known. */
    measured_by_name?: string;
    /**
     * Format: date-time
     * When the readings were saved; null when that is not known.
     */
    measured_on?: string | null;
    /** Name and serial number of the probe, as "Field probe 1 (NPK7-00412)"; "" when nobody said. */
    measured_with?: string;
    /** How the readings came about, such as "field probe estimate". */
    method: string;
    /** Values of analyses beside the readings; empty for none. */
    other_analyses?: AnalysisResult[];
    /** Why the sample was rejected; null when it was not. */
    rejected_reason?: RejectedReason | null;
    /** Which rule set the amounts come from; null where none counts, and absent in reports by rules 1 to 3. */
    rule_set?: RuleSetName | null;
    /** Which version of the rules was used. */
    rule_version: string;
    /** A sample's id. */
    sample: number;
    /** For people, such as "UD-1042-3". */
    sample_code?: string;
    sample_location?: string;
    /** Acres. */
    size_of_land?: DecimalText;
    soil_type?: SoilType;
};

/** A rule set, as results and reports name it. An extension. Part of `SampleResult`. */
export type RuleSetName = {
    /** Format: date */
    counts_from: string;
    /** The first 8 digits of the hash of its files. */
    hash: string;
    /** Whether two people approved it; false only in a demo, whose results say so. */
    is_reviewed: boolean;
    name: string;
};

/** A sample's ratings for one crop, and what to do. Part of `SampleResult`. */
export type CropResult = {
    /** In order: what to do first; what not to buy comes last. */
    actions?: ResultAction[];
    /** A crop's id. */
    crop: number;
    crop_name: string;
    is_main: boolean;
    /** Only of readings for which the crop has a range, and that the test of the booking contains (`analyses`); all, where it contains none of them. What to do follows from all readings. */
    ratings: Rating[];
};

/** What labels are printed on. An extension. Sent with `samples.downloadLabels`. */
export type LabelPaper = "a4" | "label_62";

/** One thing to do, or not to buy. The answer holds codes and numbers; `describeAction` of `@udongo/sdk/results` writes them as sentences in English or Kiswahili. Amounts are null where an action has none; a single amount has the same low and high. An extension. Part of `SampleResult`, `CropResult`. */
export type ResultAction = {
    /** Bags of 50 kg for the plot. */
    bags_high: number | null;
    /** Bags of 50 kg for the plot, never less than the kilograms: fertiliser in halves, lime in whole bags. `sumPurchases` of `@udongo/sdk/results` adds up what several actions need before it rounds. */
    bags_low: number | null;
    cost_high: DecimalText | null;
    /** KES for the bags; null without a price. */
    cost_low: DecimalText | null;
    /** In kg for the plot. */
    kg_high: number | null;
    /** For the plot. */
    kg_low: number | null;
    /** Kg per acre. */
    kg_per_acre_high: number | null;
    /** Kilograms with up to three decimals, as in the next three; `describeAction` shows them rounded up. */
    kg_per_acre_low: number | null;
    /**
     * `sulphur`, `drain` and `wait_for_rain` are only in reports by rules 1.
     * @enum {string}
     */
    kind: "lime" | "sulphur" | "compost" | "fertiliser" | "skip" | "ask_agronomist" | "drain" | "wait_for_rain";
    /**
     * Format: date
     * The day of the price; null without one.
     */
    price_as_of: string | null;
    /** What to buy; for `skip`, what not to buy; null for every fertiliser, and for an action without a product. */
    product: InputProduct | null;
    /** The reading that the action follows from; null for none. */
    reading: RatedReading | null;
    reason: ResultReason;
    /** When to do it; null for no certain time. */
    timing: ("before_planting" | "planting" | "top_dressing" | "rains") | null;
    /** Numbers and codes that the reason's sentence needs, by name. */
    values: {
        [key: string]: number | string;
    };
};

/** Why an action is there. `ph_low`: spread lime; `ph_low_small_budget`: lime in the planting holes; `lime_too_little`: it would be less than half a bag; `acid_lover`: the crop likes acid soil; `ask_standing`: lime can't be mixed in on a plot with a crop that stands for years, this one or the one that `values.standing` names; `ask_high`: alkaline soil, a sodium test comes before anything against its pH; `ask_above_range`: only higher than the crop likes; `ph_high_compost`: compost; `ask_salty`: a sodium test comes before draining; `too_salty`: no fertiliser until then; `phosphorus_rate`, `nitrogen_rate`, `potassium_rate`: the share of the crop's need that is left to buy; `tree_rate`: the same in grams a tree and year, by the year of its life in `values.grams_year_1` and so on, without bags; `manure`: tonnes of it; `dap_nitrogen`: CAN gives the nitrogen of the DAP that is left out; `none_this_season`: the share is nothing; `dap_acidifies`: no DAP; `potassium_enough`: no potassium needed; `potassium_low`, `nitrogen_low`: too little, without a usual rate; `legume`: it makes its own nitrogen; `no_usual_rates`: an agronomist names the amounts; `no_reviewed_rules`: no rule set counts, so there are no amounts; `ask_unlisted`: the rule set does not know a crop of this plot, so no lime; `phosphorus_unknown`, `nitrogen_unknown`, `potassium_unknown`: not measured or without a range. Only in reports by rules 1: `ph_high`: sulphur; `ph_high_visit`: a visit; `conductivity_high`: drain and measure again; `moisture_low`: wait for rain. An extension. Part of `ResultAction`. */
export type ResultReason = "ph_low" | "ph_low_small_budget" | "lime_too_little" | "acid_lover" | "ask_standing" | "ask_high" | "ask_above_range" | "ph_high" | "ph_high_compost" | "ph_high_visit" | "ask_salty" | "conductivity_high" | "too_salty" | "phosphorus_rate" | "nitrogen_rate" | "potassium_rate" | "tree_rate" | "manure" | "dap_nitrogen" | "none_this_season" | "dap_acidifies" | "potassium_enough" | "potassium_low" | "nitrogen_low" | "legume" | "no_usual_rates" | "no_reviewed_rules" | "ask_unlisted" | "phosphorus_unknown" | "nitrogen_unknown" | "potassium_unknown" | "moisture_low";

/** A reading that a crop can have a range for. Part of `ResultAction`, `Rating`, `ControlValue`, `RuleSetRange` and others. */
export type RatedReading = "nitrogen" | "phosphorus" | "potassium" | "pH" | "conductivity" | "moisture" | "temperature";

/** Where a value lies: within the range with its ends, in the tenth of its width beyond (0.2 for pH), or further. Part of `Rating`, `ReadingSince`. */
export type RatingClass = "low" | "slightly_low" | "optimal" | "slightly_high" | "high" | "not_measured";

/** A reading against a crop's ideal range, all in the unit of the reading. Part of `FarmerReadings`, `CropResult`. */
export type Rating = {
    /** Whether it is below the limit of its method, which `value` is then: "< 5" for 5. It is rated only where 0 and the limit have the same rating, and `not_measured` elsewhere. Absent for a measured number. */
    below_limit?: boolean;
    /** What is missing (below 0) or too much (above 0); 0 within the range, null when it was not measured. Of a limit, what is missing at least. */
    delta: number | null;
    /** High end of the ideal range, in the unit of the reading. */
    high: number;
    /** Low end of the ideal range, in the unit of the reading. */
    low: number;
    rating: RatingClass;
    reading: RatedReading;
    /** Null when it was not measured. */
    value: number | null;
};

/** Which sample is of the same place. An extension. Sent with `samples.setPlace`. */
export type SamplePlaceRequest = {
    /** Id of the other sample; null takes this one out of its place. */
    same_place_as: number | null;
};

/** The place of a sample. An extension. Answered by `samples.setPlace`. */
export type SamplePlace = {
    /** The same number for samples that a person joined; null for one that nobody joined. */
    place: number | null;
    /** A sample's id. */
    sample: number;
};

/** Which sample to advise on, and for which crop. Sent with `samples.adjustPh`. */
export type AdjustPhRequest = {
    /** Id of the crop to adjust for; the sample's main crop when absent. */
    crop?: number | undefined;
    /** The language of steps and warnings; English when absent. */
    language?: Language | undefined;
    /** Id of a sample with readings. */
    sample: number;
    /** Acres, 0.05 or more; the sample's when absent. */
    size_of_land?: DecimalInput | undefined;
};

/** Lime or nothing for a plot: a range, with its sum line by line. Answered by `samples.adjustPh`. Part of `Report`, `PublicReport`. */
export type PhAdvice = {
    /**
     * What to spread; lime is ground limestone, and sulphur is only in reports by rules 1.
     * @enum {string}
     */
    amendment: "none" | "lime" | "sulphur";
    /** Bags of 50 kg for the plot. */
    bags_high: number;
    /** Bags of 50 kg for the plot. */
    bags_low: number;
    /** A crop's id. */
    crop: number;
    /** As it was measured. */
    ph: number;
    /** Of the crop's ideal range. */
    ph_high: number;
    /** Of the crop's ideal range. */
    ph_low: number;
    /** A sample's id. */
    sample: number;
    /** Acres. */
    size_of_land: DecimalText;
    soil_type: SoilType;
    /** The sum, line by line; without lime, the reason. */
    steps: string[];
    /** What this dressing aims at; `ph` when nothing is needed. */
    target_ph: number;
    /** In tonnes for the plot. */
    tonnes_high: number;
    /** Tonnes for the plot, one decimal; two below 0.1. */
    tonnes_low: number;
    /** In tonnes per hectare. */
    tonnes_per_hectare_high: number;
    /** Tonnes per hectare, one decimal; 0 when nothing is needed, as in the next five. */
    tonnes_per_hectare_low: number;
    /** What to know before, in plain words. */
    warnings: string[];
};

/** What an agrovet sells in bags of 50 kg: ground limestone, sulphur, fertilisers. An extension. Part of `ResultAction`, `InputPrice`, `InputPriceRequest`. */
export type InputProduct = "lime" | "sulphur" | "dap" | "tsp" | "ssp" | "npk_17_17_17" | "npk_23_23_0" | "npk_26_5_5" | "mavuno_banana" | "can" | "urea" | "mop";

/** What a bag of 50 kg costs. An extension. Listed by `prices.list`. Answered by `prices.create`, `prices.get`, `prices.update`. */
export type InputPrice = {
    /**
     * Format: date
     * The day of the price.
     */
    as_of: string;
    id: number;
    /** KES. */
    price_per_bag: DecimalText;
    product: InputProduct;
    version?: RecordVersion;
};

/** What a bag of 50 kg costs, as it is sent. An extension. Sent with `prices.create`, `prices.update`. */
export type InputPriceRequest = {
    /**
     * Format: date
     * The day of the price.
     */
    as_of: string;
    /** KES, more than 0. */
    price_per_bag: DecimalInput;
    /** Each once. */
    product: InputProduct;
    version?: SeenVersion | undefined;
};

/** An analysis beside the seven readings of a probe. An extension. Listed by `analyses.list`. Answered by `analyses.create`, `analyses.get`, `analyses.update`. */
export type OtherAnalysis = {
    /** For programs and files. */
    code: string;
    /** That are shown, 0 to 4. */
    decimals: number;
    id: number;
    /** Whether it is asked for at the bench. */
    is_active: boolean;
    /** Whether it is a microbial analysis: a booking of that test is verified once each sample has a value of one. */
    is_microbial?: boolean;
    /** The greatest possible value. */
    maximum: number;
    /** "" when nobody said. */
    method: string;
    /** The least possible value. */
    minimum: number;
    name: string;
    /** In Kiswahili; "" shows the English one. */
    name_sw: string;
    /** "" for none. */
    unit: string;
    version?: RecordVersion;
};

/** An analysis as it is sent. An extension. Sent with `analyses.create`, `analyses.update`. */
export type OtherAnalysisRequest = {
    /** Small letters, digits and _, each once. */
    code: string;
    /** That are shown. */
    decimals: number;
    /** @default true */
    is_active?: boolean | undefined;
    /**
     * Whether it is a microbial analysis, which a booking of that test waits for.
     * @default false
     */
    is_microbial?: boolean | undefined;
    /** The greatest possible value. */
    maximum: number;
    method?: string | undefined;
    /** The least possible value. */
    minimum: number;
    name: string;
    /** In Kiswahili. */
    name_sw?: string | undefined;
    unit?: string | undefined;
    version?: SeenVersion | undefined;
};

/** Values of analyses as they are sent. An extension. Sent with `analyses.saveValues`. */
export type AnalysisValuesRequest = {
    /** The file that they come from; "" when somebody typed them. */
    file_name?: string | undefined;
    /**
     * Whether they are only checked, not saved.
     * @default false
     */
    is_check?: boolean | undefined;
    /** Who analysed; "" for the own bench. */
    laboratory?: string | undefined;
    values: AnalysisValueRequest[];
};

/** A value of one sample. An extension. Part of `AnalysisValuesRequest`. */
export type AnalysisValueRequest = {
    /**
     * Whether it is below the limit of the method, which `value` is then: "< 5" for 5. Only of an analysis whose least possible value is 0.
     * @default false
     */
    below_limit?: boolean | undefined;
    /** The code of the analysis. */
    code: string;
    /** Such as UD-1026-1. */
    sample_code: string;
    /** In the unit of the analysis; null takes the earlier value off. */
    value: number | null;
};

/** A value of one sample, with the one that it replaces. An extension. Part of `AnalysisValueList`. */
export type AnalysisValue = {
    /** An analysis's id. */
    analysis: number;
    /** The value that counted before; null for none. */
    before: number | null;
    /** Whether that was below the limit of its method. */
    before_below_limit?: boolean;
    /** Whether it is below the limit of the method, which `value` is then. A service whose answers lack it keeps only numbers. */
    below_limit?: boolean;
    /** The code of the analysis. */
    code: string;
    /** A sample's id. */
    sample: number;
    sample_code: string;
    sample_location: string;
    /** In the unit of the analysis; null takes the earlier value off. */
    value: number | null;
};

/** An extension. Answered by `analyses.saveValues`. */
export type AnalysisValueList = AnalysisValue[];

/** A value as it was saved at a time. An extension. Part of `SavedAnalysisList`. */
export type SavedAnalysis = {
    /** An analysis's id. */
    analysis: number;
    /** Whether it is below the limit of the method, which `value` is then. */
    below_limit?: boolean;
    /** The code of the analysis. */
    code: string;
    /** "" when somebody typed it. */
    file_name: string;
    id: number;
    /** "" for the own bench. */
    laboratory: string;
    /** At that time. */
    method: string;
    /** A user's id; null when nobody kept it. */
    saved_by: number | null;
    /** "" when nobody kept it. */
    saved_by_name: string;
    /** Format: date-time */
    saved_on: string;
    /** At that time. */
    unit: string;
    /** Null took the earlier value off. */
    value: number | null;
};

/** An extension. Answered by `analyses.listValues`. */
export type SavedAnalysisList = SavedAnalysis[];

/** The value of an analysis that counts for a sample. An extension. Part of `VerificationRequest`, `SampleResult`. */
export type AnalysisResult = {
    /** Whether it is below the limit of the method, which `value` is then. Absent for a measured number. */
    below_limit?: boolean;
    code: string;
    /** That are shown. */
    decimals: number;
    /** The highest good value; null for an open end, absent without a range. */
    high?: number | null;
    /** "" for the own bench. */
    laboratory: string;
    /** The lowest good value by the rule set that counts; null for an open end, absent without a range. */
    low?: number | null;
    method: string;
    name: string;
    /** In Kiswahili; "" shows the English one. */
    name_sw: string;
    /**
     * Absent without a range, and of a value below the limit of its method where 0 has another rating.
     * @enum {string}
     */
    rating?: "low" | "optimal" | "high";
    unit: string;
    /** In the unit of the analysis. */
    value: number;
};

/** The value that a control soil should have. An extension. Part of `ControlLimits`. */
export type ControlLimit = {
    /** In the unit of the reading; the value can be off by as much. Refused where every possible reading would be within. */
    deviation: number;
    /** In the unit of the reading. */
    expected: number;
};

/** The readings of a control soil that are known. An extension. Part of `ControlSoil`, `ControlSoilRequest`. */
export type ControlLimits = {
    conductivity?: ControlLimit;
    moisture?: ControlLimit;
    nitrogen?: ControlLimit;
    pH?: ControlLimit;
    phosphorus?: ControlLimit;
    potassium?: ControlLimit;
    temperature?: ControlLimit;
};

/** A reference soil whose readings are known. An extension. Listed by `controls.listSoils`. Answered by `controls.createSoil`, `controls.retireSoil`. */
export type ControlSoil = {
    id: number;
    /** Whether it is still measured. */
    is_active: boolean;
    limits: ControlLimits;
    name: string;
};

/** A control soil as it is sent. An extension. Sent with `controls.createSoil`. */
export type ControlSoilRequest = {
    /** At least one. */
    limits: ControlLimits;
    /** Each once among those in use. */
    name: string;
};

/** A measured value beside the one that it should be. An extension. Part of `ControlMeasurement`, `SampleDuplicate`, `ControlCheck`. */
export type ControlValue = {
    /** Whether it is below the limit of its method, which `value` is then. Absent for a measured number. */
    below_limit?: boolean;
    /** In the unit of the reading; of a second measurement the first value. */
    expected: number;
    /** As `below_limit`, of `expected`. */
    expected_below_limit?: boolean;
    is_within: boolean;
    /** In the unit of the reading; the value may be off by as much. */
    limit: number;
    reading: RatedReading;
    /** In the unit of the reading. */
    value: number;
};

/** A control soil as it was measured. An extension. Listed by `controls.list`. Answered by `controls.create`. */
export type ControlMeasurement = {
    /** A control soil's id. */
    control_soil: number;
    control_soil_name: string;
    /** A probe's id; null when nobody said. */
    device: number | null;
    /** At that time; "" when nobody said. */
    device_name: string;
    /** At that time; "" when nobody said. */
    device_serial_number: string;
    id: number;
    /** Whether each value is within its limit. */
    is_within: boolean;
    /** A user's id; null when nobody kept it. */
    measured_by: number | null;
    /** "" when nobody kept it. */
    measured_by_name: string;
    /** Format: date-time */
    measured_on: string;
    values: ControlValue[];
};

/** Readings of a control soil. An extension. Part of `ControlMeasurementRequest`. */
export type ControlReadings = {
    /** In µS/cm. */
    conductivity?: number;
    /** In percent by volume. */
    moisture?: number;
    /** In mg/kg. */
    nitrogen?: number;
    /** In pH. */
    pH?: number;
    /** In mg/kg. */
    phosphorus?: number;
    /** In mg/kg. */
    potassium?: number;
    /** In °C; 0 is refused. */
    temperature?: number;
};

/** A measurement of a control soil as it is sent. An extension. Sent with `controls.create`. */
export type ControlMeasurementRequest = {
    /** A control soil's id. */
    control_soil: number;
    /** A probe's id. */
    device: number;
    /** All that the control soil has; others are not kept. */
    readings: ControlReadings;
};

/** The readings that two measurements of a sample are compared by. An extension. Part of `DuplicateRequest`. */
export type DuplicateReadings = {
    /** In µS/cm. */
    conductivity: number;
    /** In mg/kg. */
    nitrogen: number;
    /** In pH. */
    pH: number;
    /** In mg/kg. */
    phosphorus: number;
    /** In mg/kg. */
    potassium: number;
};

/** A second measurement as it is sent. An extension. Sent with `controls.saveDuplicate`. */
export type DuplicateRequest = {
    /** Readings below the limit of their method, with that limit in `readings`. */
    below_limit?: LimitedReading[] | undefined;
    /** A probe's id; absent when nobody says. */
    device?: number | undefined;
    readings: DuplicateReadings;
};

/** A second measurement of a sample, compared with its readings of now. An extension. Listed by `controls.listDuplicates`. Answered by `controls.saveDuplicate`. Part of `DuplicateState`. */
export type SampleDuplicate = {
    /** A booking's id. */
    booking: number;
    /** A probe's id; null when nobody said. */
    device: number | null;
    /** At that time; "" when nobody said. */
    device_name: string;
    /** At that time; "" when nobody said. */
    device_serial_number: string;
    id: number;
    /** Whether each value is within its limit. */
    is_within: boolean;
    /** A user's id; null when nobody kept it. */
    measured_by: number | null;
    /** "" when nobody kept it. */
    measured_by_name: string;
    /** Format: date-time */
    measured_on: string;
    /** A sample's id. */
    sample: number;
    sample_code: string;
    values: ControlValue[];
};

/** Whether a sample is measured twice. An extension. Answered by `controls.getDuplicate`. */
export type DuplicateState = {
    /** Whether the server picked it. */
    is_needed: boolean;
    /** The latest second measurement; null for none. */
    measured: SampleDuplicate | null;
};

/** What has to be explained: no control soil was measured with this probe on this day, or one beyond its limits; nobody said with which probe the sample was measured; the second measurement is missing, or too far from the first one. An extension. Part of `ControlCheck`. */
export type ControlCheckKind = "control_missing" | "control_beyond" | "device_unknown" | "duplicate_missing" | "duplicate_beyond";

/** Something that has to be explained before a booking is verified. An extension. Part of `VerificationRequest`, `ControlChecks`. */
export type ControlCheck = {
    /** Of the probe, with its serial number; "" when nobody said. */
    device_name: string;
    kind: ControlCheckKind;
    /**
     * Format: date
     * Day of the measurement of these samples.
     */
    measured_on: string;
    samples: {
        code: string;
        id: number;
    }[];
    /** The values beyond their limits. */
    values: ControlValue[];
};

/** What controls say of a booking. An extension. Answered by `controls.getChecks`. */
export type ControlChecks = {
    checks: ControlCheck[];
    /** The last comment with which somebody verified it all the same; "" for none. */
    comment: string;
};

/** A set of rules that advice is computed from. An extension. Listed by `ruleSets.list`. Answered by `ruleSets.create`, `ruleSets.get`, `ruleSets.approve`. */
export type RuleSet = {
    approvals: RuleSetApproval[];
    /** Format: date */
    counts_from: string;
    /** Whether results are computed from it today. */
    counts_now: boolean;
    /** Not in lists. */
    files?: RuleSetFiles;
    /** Whether it has ideal ranges: while it counts, these count in place of those in *Crops*. */
    has_ranges?: boolean;
    /** SHA-256 of its files. */
    hash: string;
    id: number;
    /** Counts without approvals; only in a demo. */
    is_demo: boolean;
    name: string;
    /** A user's id; null for the first rule set of a service. */
    uploaded_by: number | null;
    /** "" for the first rule set of a service and for a person who is gone. */
    uploaded_by_name: string;
    /** Format: date-time */
    uploaded_on: string;
};

/** That an agronomist approved a rule set. An extension. Part of `RuleSet`. */
export type RuleSetApproval = {
    /** A user's id. */
    approved_by: number;
    /** "" for a person who is gone. */
    approved_by_name: string;
    /** Format: date-time */
    approved_on: string;
};

/** The text of each CSV file. docs/agronomy.md has their columns. An extension. Part of `RuleSet`. */
export type RuleSetFiles = {
    /** Ranges of analyses beside the seven readings; absent where the rule set has none. */
    analyses?: string;
    bands: string;
    crops: string;
    lime: string;
    needs: string;
    numbers: string;
    products: string;
    /** Ideal ranges of *Crops* when it was uploaded, written by the server; absent from the first rule set of a service. */
    ranges?: string;
    splits: string;
};

/** A rule set as it is uploaded, with the text of each CSV file. An extension. Sent with `ruleSets.create`. */
export type RuleSetRequest = {
    /** Ranges of analyses beside the seven readings; "" or absent for none. */
    analyses?: string | undefined;
    bands: string;
    /**
     * Format: date
     * Today or later.
     */
    counts_from: string;
    crops: string;
    lime: string;
    /** Each once. */
    name: string;
    needs: string;
    numbers: string;
    products: string;
    splits: string;
};

/** Advice by two rule sets where it differs. An extension. Answered by `ruleSets.compare`. */
export type RuleSetComparison = {
    /** Ranges of analyses that differ. */
    analyses?: RuleSetAnalysis[];
    farms: RuleSetDifference[];
    /** Ideal ranges that differ, for crops of this service. */
    ranges?: RuleSetRange[];
    /** Given reports of these samples, which would say something else; nothing is sent by itself. */
    reports: {
        /** A booking's id. */
        booking: number;
        booking_code: string;
        /** A report's id. */
        report: number;
    }[];
    /** Id of the rule set. */
    rule_set: number;
    /** Crops of farms whose advice is the same. */
    same_farms: number;
    /** Crops of samples whose advice is the same. */
    same_samples: number;
    samples: RuleSetDifference[];
    /** Id of the other one; null where none counts today. */
    with: number | null;
};

/** Ideal range of a crop by two rule sets, in the units of `Crop`. An extension. Part of `RuleSetComparison`. */
export type RuleSetRange = {
    after: IdealRange;
    /** By the other rule set. */
    before: IdealRange;
    crop_name: string;
    reading: RatedReading;
};

/** Range of an analysis beside the seven readings by two rule sets, in its unit. An extension. Part of `RuleSetComparison`. */
export type RuleSetAnalysis = {
    after: AnalysisRange;
    /** By the other rule set. */
    before: AnalysisRange;
    /** The code of the analysis. */
    code: string;
};

/** The range of an analysis, both ends included; two open ends are no range. An extension. Part of `RuleSetAnalysis`. */
export type AnalysisRange = {
    /** The highest good value, in the unit of the analysis; null for an open end. */
    high: number | null;
    /** The lowest good value, in the unit of the analysis; null for an open end. */
    low: number | null;
};

/** The ideal range of a reading, both ends included. An extension. Part of `RuleSetRange`. */
export type IdealRange = {
    /** The highest ideal value, in the unit of the reading. */
    high: number;
    /** The lowest ideal value, in the unit of the reading. */
    low: number;
};

/** What two rule sets advise for a crop, as sentences. An extension. Part of `RuleSetComparison`. */
export type RuleSetDifference = {
    after: string[];
    /** By the other rule set. */
    before: string[];
    /** Or the name of an analysis, whose ratings differ. */
    crop_name: string;
    /** A farm or the code of a sample. */
    name: string;
};

/** The results of a booking and what follows from them, as they were when it was generated. Listed by `reports.list`. Answered by `reports.create`, `reports.get`, `reports.amend`, `reports.withdraw` and others. */
export type Report = {
    /** A booking's id. */
    booking: number;
    disclaimer: string;
    /** "" for nobody. */
    explained_by_name?: string;
    /**
     * Format: date-time
     * When somebody explained it to the farmer; null for not yet.
     */
    explained_on?: string | null;
    facts?: ReportFacts;
    /** One for each sample whose main crop has usual rates. */
    fertiliser_advice: FertiliserAdvice[];
    /** A user's id. */
    generated_by: number | null;
    /** Format: date-time */
    generated_on: string;
    id: number;
    /** Whether the same results would come out now; false after a change of readings, ranges, rules or prices. Only for administrators, of one report and of the reports of one booking. */
    is_current?: boolean;
    language: Language;
    letterhead?: Letterhead;
    /**
     * Format: uuid
     * Names its public page; null once it is revoked, and for agents: a link would outlive the sharing.
     */
    link?: string | null;
    /** The id of the report that `replaced_by` names; absent without one. */
    newest?: number;
    /** Such as "UD-1026-R2": the second report of its booking. */
    number?: string;
    /**
     * Format: date-time
     * When readings or other things that it depends on changed, or a newer report was given to the farmer; null for never. The report itself stays as it was.
     */
    outdated_on?: string | null;
    /** One for each sample that was measured. */
    ph_advice: PhAdvice[];
    /** Why it takes the place of an earlier report; "" for the first one, and where no reason was kept. */
    reason?: string;
    /** The agronomist's words. */
    remarks: string;
    /** The newest report that the farmer has in its place; null for none. */
    replaced_by?: ReportReplacement | null;
    /** The number of the last report that the farmer had before; null for none. */
    replaces?: string | null;
    results: SampleResult[];
    /** Which version of the rules was used. */
    rule_version: string;
    /** Every time that it was sent or could not be, the first one first. */
    sends?: ReportSend[];
    /**
     * Format: date-time
     * When it last went to the farmer; null for not yet.
     */
    sent_on: string | null;
    /** What changed since the last report of the same place, for each sample whose place has one; absent where no sample has, and in reports of before it was kept. Comparisons with a booking that the asker does not see, or that has another farmer by now, are left out. */
    since?: SampleSince[];
    /** Whether the farmer still follows it though its rules were withdrawn: it was sent or marked as sent, and no newer one of the booking was. A new report that is sent corrects it. */
    to_correct?: boolean;
    /** Who withdrew it, only for administrators and agronomists; "" for nobody, and for a deleted account. */
    withdrawn_by_name?: string;
    /**
     * Format: date-time
     * When its advice was withdrawn; null for not.
     */
    withdrawn_on?: string | null;
    /** Why it was withdrawn; "" for not. */
    withdrawn_reason?: string;
};

/** What anybody with the link sees of a report. An extension. Answered by `reports.getPublic`. */
export type PublicReport = {
    disclaimer: string;
    facts: ReportFacts;
    /** One for each sample whose main crop has usual rates. */
    fertiliser_advice: FertiliserAdvice[];
    /** Format: date-time */
    generated_on: string;
    language: Language;
    letterhead: Letterhead;
    /** Such as "UD-1026-R2": the second report of its booking. */
    number?: string;
    /**
     * Format: date-time
     * When readings or other things that it depends on changed, or a newer report was given to the farmer; null for never.
     */
    outdated_on: string | null;
    /** One for each sample that was measured. */
    ph_advice: PhAdvice[];
    /** Why it takes the place of an earlier report; "" for the first one, and where no reason was kept. */
    reason?: string;
    /** The agronomist's words. */
    remarks: string;
    /** The newest report that the farmer has in its place; null for none. */
    replaced_by?: ReportReplacement | null;
    /** The number of the last report that the farmer had before; null for none. */
    replaces?: string | null;
    results: SampleResult[];
    /** Which version of the rules was used. */
    rule_version: string;
    /** What changed since the last report of the same place, for each sample whose place has one; absent where no sample has, and in reports of before it was kept. Comparisons with a booking that the asker does not see, or that has another farmer by now, are left out. */
    since?: SampleSince[];
    /**
     * Format: date-time
     * When its advice was withdrawn; null for not.
     */
    withdrawn_on?: string | null;
    /** Why it was withdrawn; "" for not. */
    withdrawn_reason?: string;
};

/** A sample beside the last one of the same place that a report told of, which was neither withdrawn nor outdated. An extension. Part of `Report`, `PublicReport`. */
export type SampleSince = {
    /** The id of the earlier booking. */
    booking: number;
    /**
     * Format: date
     * The day on which the earlier sample was measured, or of its test where that is not known.
     */
    measured_on: string;
    /** Of the earlier report, such as "UD-1003-R1". */
    number: string;
    /** Those that both tests measured and contain and that the main crop has a range for, without moisture and temperature, which go by the weather of the day. */
    readings: ReadingSince[];
    /** The id of the sample of this report. */
    sample: number;
};

/** A reading now and before, both rated for the main crop of now by the rules of this report. An extension. Part of `SampleSince`. */
export type ReadingSince = {
    /** In the unit of the reading. */
    before: number;
    /** Whether that was below the limit of its method, which `before` is then. Absent for a measured number. */
    before_below_limit?: boolean;
    /**
     * `better` and `worse`: nearer to the range that the crop likes, or farther from it, by at least one rating; `same_rating`: it has the rating that it had; `other_side`: as far from the range as before, below it and not above it, or the other way round; `not_clear`: a probe cannot tell a difference as small as this; a value below a limit is anything from 0 to that limit.
     * @enum {string}
     */
    change: "better" | "worse" | "same_rating" | "other_side" | "not_clear";
    /** In the unit of the reading. */
    now: number;
    /** As `before_below_limit`, of `now`. */
    now_below_limit?: boolean;
    rating_before: RatingClass;
    rating_now: RatingClass;
    reading: RatedReading;
};

/** The report that took the place of another one. An extension. Part of `Report`, `PublicReport`. */
export type ReportReplacement = {
    /**
     * Format: date-time
     * When the farmer was first given a newer one.
     */
    given_on: string;
    /**
     * Format: uuid
     * Names its public page; null once it is revoked, and for agents.
     */
    link: string | null;
    number: string;
    /** Why it changed; "" where no reason was kept. */
    reason: string;
};

/** Why a report changes, and its words. An extension. Sent with `reports.amend`. */
export type ReportAmendment = {
    language?: Language;
    /** The farmer reads it. */
    reason: string;
    remarks?: string;
};

/** Why a report is withdrawn. An extension. Sent with `reports.withdraw`. */
export type ReportWithdrawal = {
    /** The farmer reads it. */
    reason: string;
};

/** What a report says of its booking. An extension. Part of `Report`, `PublicReport`. */
export type ReportFacts = {
    /** "" without an agrovet. */
    agrovet_name: string;
    /** What the test contained; absent in reports of before it was kept. */
    analyses?: Analysis[];
    booking_code: string;
    /** "" when no county is known. */
    county_name: string;
    /** Of the farmer. */
    name: string;
    /** True where this person saved readings of the booking, too, which the settings allowed; otherwise absent. */
    self_verified?: boolean;
    /** Format: date */
    soil_test_date: string;
    test_type: TestType;
    /** "" when it was not kept. */
    verified_by_name: string;
    /**
     * Format: date-time
     * Null when it was not kept.
     */
    verified_on: string | null;
};

/** What stands at the top of reports. An extension. Part of `Report`, `PublicReport`. */
export type Letterhead = {
    /** One line; "" for none. */
    contacts: string;
    /** A PNG or JPEG as a data URL; "" for none. */
    logo: string;
    name: string;
};

/** One time that a report was sent, or could not be. An extension. Part of `Report`. */
export type ReportSend = {
    /**
     * `by_hand`: on paper, or by its link.
     * @enum {string}
     */
    channel: "by_hand" | "sms" | "email";
    /**
     * `not_set_up`: the service has no such channel; `no_address`: the farmer has no phone number or no confirmed email address; `turned_off`: they want no such messages; `too_often`: they were written to too often today; `skipped`: for another reason, which `messages.list` has.
     * @enum {string}
     */
    outcome: "sent" | "failed" | "not_set_up" | "no_address" | "turned_off" | "too_often" | "skipped";
    /** "" for a deleted account. */
    sent_by_name: string;
    /** Format: date-time */
    sent_on: string;
};

/** An extension. Answered by `reports.previewMessages`. */
export type ReportMessageList = ReportMessage[];

/** A message that tells a farmer of their report. An extension. Part of `ReportMessageList`. */
export type ReportMessage = {
    channel: MessageChannel;
    /** A phone number or an email address; "" without one. */
    recipient: string;
    /**
     * Why it would not be sent, as in `ReportSend`; absent when it would be.
     * @enum {string}
     */
    skipped?: "not_set_up" | "no_address" | "turned_off" | "too_often";
    /** "" for a text message. */
    subject: string;
    /** The words; of an email its plain text; "" when it would not be sent, but for a channel that is not set up. */
    text: string;
};

/** Which booking to report on, and in which words. Sent with `reports.create`. */
export type ReportRequest = {
    /** A booking's id. */
    booking: number;
    language?: Language | undefined;
    remarks?: string | undefined;
    /**
     * Tells the farmer by email and text message, and sets `is_report_sent` when one of them arrived.
     * @default false
     */
    send?: boolean | undefined;
};

/** What to spread for the main crop of a sample. Part of `Report`, `PublicReport`. */
export type FertiliserAdvice = {
    /** What to spread, planting before top-dressing; empty when nothing is needed. */
    applications: {
        /** Bags of 50 kg for the plot, in halves. */
        bags: number;
        /** For the plot. */
        kg: number;
        /** Kg per acre. */
        kg_per_acre: number;
        /** Such as "CAN" or "NPK 17-17-17". */
        product: string;
        /** @enum {string} */
        timing: "planting" | "top_dressing";
        why: string;
    }[];
    /** A crop's id. */
    crop: number;
    /** A sample's id. */
    sample: number;
};

/** An attempt to pay a booking. `paid` shows before `canceled`; when neither holds, its status can be asked for. Listed by `payments.list`. Answered by `payments.get`, `payments.initialize`, `payments.checkStatus`, `payments.link` and others. Part of `PaymentOptions`. */
export type Payment = {
    /** KES. */
    amount: DecimalText;
    /** KES that arrived; null before. */
    amount_received?: DecimalText | null;
    /** KES that were refunded. */
    amount_refunded?: DecimalText;
    /**
     * Format: uri
     * Where a card is entered; null or absent when there is no such page.
     */
    authorization_url?: string | null;
    /** A booking's id. */
    booking: number;
    /** KES that still have to be paid for its booking, after this payment and all others. A paid payment beside a balance paid only a part. */
    booking_balance_due?: DecimalText;
    /** For people, such as "UD-1026". */
    booking_code?: string;
    canceled: boolean;
    /** Format: date-time */
    created_on: string;
    id: number;
    /** An administrator gave this money to the booking; `payments.unlink` takes it away again. */
    is_linked?: boolean;
    /** No money moved: say so. */
    is_sandbox?: boolean;
    /** What to do or what went wrong, in words for who pays. */
    message?: string;
    method: PaymentMethod;
    /** The administrator's reason, for administrators; '' for others and for payments that nobody recorded. */
    note?: string;
    paid: boolean;
    /** Format: date-time */
    paid_on: string | null;
    /** Null when there is no paybill. */
    pay_by_hand?: PayByHand | null;
    /** The phone but for its last three digits hidden, such as "••• 678": all that a visitor sees of it. */
    phone_hint?: string;
    /** Who pays, as +254…; "" when it is not known. */
    phone_number: string;
    provider?: PaymentProvider;
    /** The provider's own name of the attempt, for administrators; '' for others. */
    provider_reference?: string;
    /** Why it is not paid or needs a look; null when there is nothing to say. */
    reason?: PaymentReason | null;
    /** The number of the provider, such as an M-Pesa code; "" until it is paid. */
    receipt_number: string;
    /** Ours: what its status is asked with. */
    reference: string;
    /** Where a person plays the payer's phone; null outside the sandbox. */
    sandbox_url?: string | null;
    /** Until this phone can get another prompt for this amount; 0 when it can now. */
    seconds_until_retry?: number;
    /** Since the prompt was sent. After 60 without a result, offer `pay_by_hand`. */
    seconds_waiting?: number;
    status?: PaymentStatus;
};

/** A failed payment can be tried again, a canceled one was refused by the payer, replaced or refunded; of one that needs review money has arrived, but not as it was asked for. An extension. Sent with `payments.list`, `statistics.getPayments`. Part of `Payment`. */
export type PaymentStatus = "pending" | "paid" | "failed" | "canceled" | "needs_review";

/** Through whom the money came; `by_hand` was recorded by an administrator. An extension. Sent with `payments.list`. Part of `Payment`, `PaymentIssue`, `Reconciliation`, `Refund` and others. */
export type PaymentProvider = "sandbox" | "paystack" | "mpesa" | "by_hand";

/** Why a payment is not paid, or needs a look. An extension. Part of `Payment`. */
export type PaymentReason = "canceled_by_payer" | "wrong_pin" | "pin_locked" | "insufficient_balance" | "prompt_expired" | "phone_not_reachable" | "too_soon" | "declined" | "no_answer" | "provider_unavailable" | "superseded" | "refunded" | "amount_differs" | "currency_differs" | "link_undone" | "receipt_used";

/** How to pay without a prompt. An extension. Part of `Payment`, `PaymentOptions`. */
export type PayByHand = {
    /** What to enter as the account: the code of the booking. */
    account_number: string;
    /** The business number. */
    paybill: string;
};

/** How a booking can be paid now. An extension. Answered by `payments.getOptions`. */
export type PaymentOptions = {
    /** KES still to be paid, whole shillings. */
    amount: DecimalText;
    /** KES that came in above the price. */
    amount_overpaid: DecimalText;
    amount_paid: DecimalText;
    /** A booking's id. */
    booking: number;
    booking_code: string;
    canceled: boolean;
    /** No money moves: say so. */
    is_sandbox: boolean;
    /** KES that one M-Pesa payment can have. Above it no prompt can be sent. */
    maximum_amount: DecimalText;
    /** Those that can be started here: `mpesa`, `card`. */
    methods: PaymentMethod[];
    paid: boolean;
    /** Null when there is no paybill. */
    pay_by_hand: PayByHand | null;
    /** The last payment that was started, whatever came of it; null before the first. */
    payment: Payment | null;
    /** The same but for its last three digits hidden, such as "••• 678". */
    phone_hint: string;
    /** The booking's, as +254…; '' for a visitor, who sees only the hint. */
    phone_number: string;
    /**
     * Format: uuid
     * The booking's.
     */
    uuid: string;
};

/** An invoice, a receipt or a credit note. Numbers of one kind and year have no gaps. An extension. Listed by `payments.listDocuments`. */
export type PaymentDocument = {
    /** KES. */
    amount: DecimalText;
    /** A booking's id. */
    booking: number;
    booking_code: string;
    /** Format: date-time */
    created_on: string;
    id: number;
    kind: DocumentKind;
    /** Such as "INV-2026-000123". */
    number: string;
    /** The payment that it is about; null for an invoice. */
    payment: number | null;
    /** Why it counts no longer; null for a document that counts. */
    void_reason: DocumentVoidReason | null;
};

/** `replaced`: an invoice of which the price changed; a later one took its place. `payment_moved`: a receipt whose money was taken from the booking again. `booking_canceled`: an invoice of a canceled booking that nothing is paid of. An extension. Part of `PaymentDocument`. */
export type DocumentVoidReason = "replaced" | "payment_moved" | "booking_canceled";

/** Whether it is an invoice, a receipt or a credit note. An extension. Sent with `payments.listDocuments`. Part of `PaymentDocument`. */
export type DocumentKind = "invoice" | "receipt" | "credit_note";

/** `needs_review`: another amount or currency arrived, a receipt number that counts elsewhere, or money that was reported and that the provider does not confirm for a day. `unmatched`: a receipt of no booking. `underpaid` and `overpaid` bookings. `no_answer`: a payment that the provider said nothing about for a day. `unreadable`: a notification that is no money as it stands. `disagrees`: a booking whose amounts are not what its payments come to. The last three are shown for 30 days. An extension. Sent with `payments.listIssues`. Part of `PaymentIssue`. */
export type PaymentIssueKind = "needs_review" | "unmatched" | "underpaid" | "overpaid" | "no_answer" | "unreadable" | "disagrees";

/** Money that somebody has to look at. An extension. Listed by `payments.listIssues`. */
export type PaymentIssue = {
    /** What the payer entered as the account; "" when it is not known. */
    account_number: string;
    /** What arrived. */
    amount: DecimalText;
    /** A booking's id. */
    booking: number | null;
    booking_code: string;
    currency: string;
    /** What should have arrived; 0 when nothing is known. */
    expected_amount: DecimalText;
    kind: PaymentIssueKind;
    /** The notification as it came, or what differs. */
    note?: string;
    /** A payment's id. */
    payment: number | null;
    phone_hint: string;
    provider: PaymentProvider | null;
    /** What `payments.link` takes; "" for bookings. */
    reference: string;
    /** Format: date-time */
    since: string;
};

/** What the provider reports for a day beside what the ledger says. An extension. Answered by `payments.reconcile`. */
export type Reconciliation = {
    books_total: DecimalText;
    /** Format: date */
    date: string;
    /** Whether the provider could report the whole day. */
    is_complete: boolean;
    /** Money in the ledger of the day that is not compared, because this provider does not have it: recorded by hand, or of a provider used before. */
    left_out: {
        /** How many payments and refunds. */
        count: number;
        provider: PaymentProvider;
        /** KES that came in, refunds taken off. */
        total: DecimalText;
    }[];
    /** Why not, in words; "" when it could. */
    note: string;
    provider: PaymentProvider;
    provider_total: DecimalText;
    rows: ReconciliationRow[];
};

/** A payment or refund as the provider has it, beside ours. An extension. Part of `Reconciliation`. */
export type ReconciliationRow = {
    /** A booking's id; null when none is known. */
    booking: number | null;
    booking_code: string;
    books_amount: DecimalText | null;
    /** @enum {string} */
    difference: "missing_in_books" | "missing_at_provider" | "amount_differs" | "none";
    /** @enum {string} */
    kind: "payment" | "refund";
    provider_amount: DecimalText | null;
    /** The provider's. */
    receipt_number: string;
    /** Ours; '' when it is not known. */
    reference: string;
};

/** Which booking is paid: by its id, or by its uuid for who holds its link. Sent with `payments.initialize`. */
export type PaymentRequest = {
    /** A booking's id; for who may read it. */
    booking?: number | undefined;
    /** `mpesa` when absent; `mpesa` and `card` can be started here. */
    method?: PaymentMethod | undefined;
    /** Kenyan mobile number that pays, which need not be the farmer's; the booking's when absent. */
    phone_number?: string | undefined;
    /**
     * Format: uri
     * Where the card page sends people back to.
     */
    return_url?: string | undefined;
    /**
     * Format: uuid
     * The booking's, in place of its id.
     */
    uuid?: string | undefined;
};

/** A payment that was started, by its `reference`; without one what to start, as in `PaymentRequest`. Sent with `payments.checkStatus`. */
export type CheckPaymentRequest = {
    /** A booking's id; for who may read it. */
    booking?: number | undefined;
    method?: PaymentMethod | undefined;
    /** Kenyan mobile number that pays. */
    phone_number?: string | undefined;
    /** The payment's. */
    reference?: string | undefined;
    /**
     * Format: uri
     * Where the card page sends people back to.
     */
    return_url?: string | undefined;
    /**
     * Format: uuid
     * The booking's, in place of its id.
     */
    uuid?: string | undefined;
};

/** A receipt and the booking that it paid. Sent with `payments.link`. */
export type LinkPaymentRequest = {
    /** KES; what arrived when absent. */
    amount?: DecimalInput | undefined;
    /** A booking's id. */
    booking: number;
    method?: PaymentMethod | undefined;
    /** Kenyan number that paid. */
    phone_number?: string | undefined;
    /** Why it belongs there. The reference backend requires it. */
    reason?: string | undefined;
    /** The receipt number, or the payment's reference. */
    reference: string;
};

/** A payment whose link was wrong. An extension. Sent with `payments.unlink`. */
export type UnlinkPaymentRequest = {
    /** A payment's id. */
    payment: number;
    /** Why it does not belong there. */
    reason: string;
};

/** Asked for, approved, paid back at the provider, or declined. An extension. Sent with `payments.listRefunds`. Part of `Refund`, `PublicRefund`. */
export type RefundStatus = "requested" | "approved" | "paid_back" | "declined";

/** Decision of an administrator about a refund. An extension. Part of `RefundDecisionRequest`. */
export type RefundDecision = "approved" | "declined";

/** `canceled`: of a booking that was canceled; `part`: an administrator asked for it. An extension. Part of `Refund`. */
export type RefundCause = "canceled" | "part";

/** Money of a booking that is to be refunded or was refunded. Nothing here moves money. An extension. Listed by `payments.listRefunds`. Answered by `payments.requestRefund`, `payments.decideRefund`. */
export type Refund = {
    /** KES to be refunded in all, in whole shillings. */
    amount: DecimalText;
    /** KES that went back. */
    amount_refunded: DecimalText;
    /** KES that were asked for and not approved. */
    amount_withheld: DecimalText;
    /** A booking's id. */
    booking: number;
    booking_code: string;
    /** The name of who booked. */
    booking_name: string;
    cause: RefundCause;
    /** A user's id, for administrators. */
    created_by: number | null;
    /** Format: date-time */
    created_on: string;
    /** A user's id, for administrators. */
    decided_by: number | null;
    /** Format: date-time */
    decided_on: string | null;
    id: number;
    /** Why not all of it was approved. */
    note: string;
    /**
     * Format: date-time
     * When the last of it went back.
     */
    paid_back_on: string | null;
    /** For administrators, while it is open: the payments of which money can be refunded. */
    payments: {
        /** KES. */
        amount_left: DecimalText;
        /** The number that paid; '' for other ways. */
        phone_number: string;
        provider: PaymentProvider;
        /** The provider's. */
        receipt_number: string;
        /** The payment's. */
        reference: string;
    }[];
    /** Why it was asked for. */
    reason: string;
    /** The provider's number of the last money that went back; '' before. */
    refund_number: string;
    status: RefundStatus;
};

/** A refund as anybody with the link of the booking sees it. An extension. Part of `PublicBooking`. */
export type PublicRefund = {
    /** KES to be refunded in all. */
    amount: DecimalText;
    /** KES that went back. */
    amount_refunded: DecimalText;
    /** KES that were asked for and not approved. */
    amount_withheld: DecimalText;
    /** Why less goes back than was paid; empty otherwise. */
    note?: string;
    /**
     * Format: date
     * The day on which the last of it went back, in Africa/Nairobi.
     */
    paid_back_on: string | null;
    status: RefundStatus;
};

/** A part of a booking's money to refund. An extension. Sent with `payments.requestRefund`. */
export type RefundRequest = {
    /** KES, whole shillings. */
    amount: DecimalInput;
    /** A booking's id. */
    booking: number;
    /** Why it is refunded; the farmer reads it. */
    reason: string;
};

/** A decision about a refund. An extension. Sent with `payments.decideRefund`. */
export type RefundDecisionRequest = {
    /** KES that are approved, whole shillings; all of it when absent. */
    amount?: DecimalInput | undefined;
    /** Why not all of it is refunded: needed then. The farmer reads it. */
    note?: string | undefined;
    status: RefundDecision;
};

/** Money that was refunded by hand. An extension. Sent with `payments.recordRefund`. */
export type RecordRefundRequest = {
    /** KES, whole shillings; all that is left when absent. */
    amount?: DecimalInput | undefined;
    /** Why it was refunded. */
    reason: string;
    /** The receipt number, or the payment's reference. */
    reference: string;
    /** The number of the refund, such as the M-Pesa code of the reversal. */
    refund_number: string;
};

/** Money that arrived, and how much of it went back. An extension. Answered by `payments.recordRefund`. */
export type RecordedRefund = {
    amount_received: DecimalText;
    amount_refunded: DecimalText;
    /** As it was asked for. */
    reference: string;
};

/** What a night's comparison with the provider found. An extension. Listed by `payments.listReconciliations`. */
export type ReconciliationSummary = {
    books_total: DecimalText;
    /** Format: date-time */
    checked_on: string;
    /** Format: date */
    date: string;
    /** Transactions that differ. */
    differences: number;
    /** Whether the provider could report the whole day. */
    is_complete: boolean;
    provider: PaymentProvider;
    provider_total: DecimalText;
};

/** How far a commission has come, in this order; `canceled` may follow `earned` and `collected`. Sent with `commissions.list`, `statistics.getCommissions`. Part of `Commission`. */
export type CommissionStatus = "earned" | "collected" | "disbursed" | "canceled";

/** What an agent earns with a paid booking. Listed by `commissions.list`. Answered by `commissions.get`. Part of `CommissionBatch`. */
export type Commission = {
    /** An agent's id. */
    agent: number;
    agrovet_name: string;
    /** KES. */
    amount: DecimalText;
    /** Id of what was paid out together. */
    batch?: number | null;
    /** A booking's id. */
    booking: number;
    booking_code?: string;
    /** User id of who asked for it. */
    collected_by?: number | null;
    /** Format: date-time */
    collected_on: string | null;
    /** Format: date-time */
    created_on: string;
    /** User id of who paid it out. */
    disbursed_by?: number | null;
    /** Format: date-time */
    disbursed_on: string | null;
    id: number;
    /** The rate when the booking was made. */
    percentage?: DecimalText;
    /** Where it is to be paid, as +254…; "" before it is asked for. */
    phone_number?: string;
    /** Of the payment to the agent; "" before it. */
    reference: string;
    /** Collected is asked for by the agent; disbursed is paid out. */
    status: CommissionStatus;
    /** Of a negative amount: the commission that was paid out before the payment was refunded. */
    takes_back?: number | null;
};

/** What an agent has earned, in KES. An extension. Answered by `commissions.getBalance`. */
export type CommissionBalance = {
    /** An agent's id. */
    agent: number;
    agrovet_name: string;
    /** From bookings that are not paid yet. */
    coming: DecimalText;
    /** Not asked for yet; below 0 when more was reversed than earned since. */
    earned: DecimalText;
    paid_out: DecimalText;
    /** The rate of new bookings. */
    percentage: DecimalText;
    /** Where the last request or the profile says to pay, as +254…; "" without one. */
    phone_number: string;
    /** Asked for, not paid out yet. */
    requested: DecimalText;
};

/** Which commissions to ask for, and where to pay them. Sent with `commissions.collect`. */
export type CollectCommissionRequest = {
    /** An agent's id; for administrators alone. */
    agent?: number | undefined;
    /** Commission ids; all earned ones when absent. */
    commissions?: number[] | undefined;
    /** Kenyan number to pay to; the one of the profile when absent. */
    phone_number?: string | undefined;
};

/** Which commissions were paid out, and how. Sent with `commissions.disburse`. */
export type DisburseCommissionRequest = {
    /** Commission ids. */
    commissions: number[];
    method: PaymentMethod;
    /** Of the payment, such as an M-Pesa code. */
    reference?: string | undefined;
};

/** Which payout did not happen. An extension. Sent with `commissions.undoPayout`. */
export type UndoPayoutRequest = {
    /** The id of the batch. */
    batch: number;
};

/** Commissions that were dealt with together. Answered by `commissions.collect`, `commissions.disburse`, `commissions.undoPayout`. */
export type CommissionBatch = {
    /** Of what was paid out: the id that the CSV takes; null before. */
    batch?: number | null;
    commissions: Commission[];
    /** KES. */
    total: DecimalText;
};

/** How far a text message has come. `unknown` was interrupted; nobody can say whether it went out. Sent with `sms.list`. Part of `Sms`. */
export type SmsStatus = "queued" | "sent" | "delivered" | "failed" | "unknown";

/** A text message to one phone number. Listed by `sms.list`. Answered by `sms.get`. Part of `SmsList`. */
export type Sms = {
    /** The booking it is about. */
    booking: number | null;
    /** KES; null until the provider says. */
    cost: DecimalText | null;
    /** Format: date-time */
    created_on: string;
    id: number;
    /** "" of a text that holds a link or code of an account, and before it is made. */
    message: string;
    /** How many messages of 160 characters it is paid as (70 outside the GSM alphabet); 0 before it is made. */
    parts: number;
    /** As +254…. */
    phone_number: string;
    /** A user's id; null for what the service sends by itself. */
    sent_by: number | null;
    status: SmsStatus;
};

/** What to send, and to whom. Sent with `sms.send`. */
export type SmsRequest = {
    /** The booking it is about. */
    booking?: number | null | undefined;
    /** `transactional` by default. */
    class?: MessageClass | undefined;
    /** Farmer ids. */
    farmers?: number[] | undefined;
    message: string;
    /** Kenyan mobile numbers. */
    phone_numbers?: string[] | undefined;
};

/** Answered by `sms.send`. */
export type SmsList = Sms[];

/** A message of the contact form. Listed by `contact.list`. Answered by `contact.create`, `contact.get`, `contact.update`, `contact.answer`. */
export type ContactMessage = {
    /** What was answered from here, oldest first. */
    answers?: ContactAnswer[];
    /** Format: date-time */
    created_on: string;
    /** "" where the answer goes to the phone number. */
    email: string;
    id: number;
    is_handled: boolean;
    message: string;
    name: string;
    /** As +254…, or "". The booking's, where the message came with one; whoever sends it is not told this. */
    phone_number: string;
    subject: string;
    version?: RecordVersion;
};

/** An answer to a message of the contact form. An extension. Part of `ContactMessage`. */
export type ContactAnswer = {
    /** The full name of the administrator who wrote it. */
    answered_by: string;
    /** Format: date-time */
    created_on: string;
    status: MessageStatus;
    text: string;
};

/** A message about a booking with its answers, without persons. An extension. Part of `PublicBooking`. */
export type PublicQuestion = {
    /** The oldest first. */
    answers: {
        /** Format: date-time */
        created_on: string;
        text: string;
    }[];
    /** Format: date-time */
    created_on: string;
    message: string;
};

/** An answer as it is sent. An extension. Sent with `contact.answer`. */
export type ContactAnswerRequest = {
    /** How many answers the writer has read. With more, the answer is 409. Default: nothing is compared. */
    answers_seen?: number | undefined;
    text: string;
};

/** A message as it is sent. Sent with `contact.create`. */
export type ContactMessageRequest = {
    /**
     * Format: uuid
     * Of the booking that it is about. The status page shows message and answers to everybody with its link.
     */
    booking_uuid?: string | undefined;
    /** Where the answer goes; "" only with a login and a phone number, or with a booking. */
    email: string;
    /** Of the page; `en` by default. An answer greets in it. */
    language?: Language | undefined;
    message: string;
    name: string;
    /** Kenyan number: 07…, 01…, 254… or +254…. */
    phone_number?: string | undefined;
    subject?: string | undefined;
    /** Hidden in the form: a message that fills it in was written by a program, is answered with the id 0 and is not stored. */
    website?: string | undefined;
};

/** Whether a message is dealt with. Sent with `contact.update`. */
export type ContactMessageStateRequest = {
    is_handled: boolean;
    version?: SeenVersion | undefined;
};

/** What somebody thinks of the service. Listed by `reviews.list`. Answered by `reviews.create`, `reviews.get`, `reviews.update`. */
export type Review = {
    /** First name and initial. */
    author: string;
    /** The booking it is about; null for those who may not know. */
    booking: number | null;
    comment: string;
    /** Format: date-time */
    created_on: string;
    id: number;
    is_published: boolean;
    /** Stars. */
    rating: number;
    /** Format: date-time */
    updated_on: string;
    /** The user's id; null for those who may not know. */
    user: number | null;
    version?: RecordVersion;
};

/** A review as it is sent. Sent with `reviews.create`, `reviews.update`. */
export type ReviewRequest = {
    /** A booking's id. */
    booking?: number | null | undefined;
    comment: string;
    /** Administrators alone. */
    is_published?: boolean | undefined;
    /** Stars. */
    rating: number;
    version?: SeenVersion | undefined;
};

/** The average of all approved reviews. An extension. Answered by `reviews.getAverage`. */
export type ReviewAverage = {
    /** Stars, rounded to one decimal; null without a review. */
    average: number | null;
    /** Published reviews. */
    count: number;
};

/** An address on the list of the newsletter. Listed by `subscribers.list`. Answered by `subscribers.get`. */
export type Subscriber = {
    /** Format: date-time */
    created_on: string;
    email: string;
    id: number;
    /** False for people who left. */
    is_active: boolean;
};

/** An address to put on the list. Sent with `subscribers.create`. */
export type SubscriberRequest = {
    email: string;
    /** Of the e-mails; `en` by default. */
    language?: Language | undefined;
    /** Hidden in the form: a request that fills it in was written by a program and sends nothing. */
    website?: string | undefined;
};

/** The token of the link in an e-mail to a subscriber. An extension. Sent with `subscribers.confirm`, `subscribers.unsubscribe`. */
export type SubscriberTokenRequest = {
    /** From the link of the e-mail. */
    token: string;
};

/** Counts over everything. Answered by `stats.getApp`. */
export type AppStats = {
    /** How many agents there are. */
    agents: number;
    /** How many bookings were made. */
    bookings: number;
    /** In how many counties somebody booked. */
    counties: number;
    /** How many farmers are registered. */
    farmers: number;
    /** How many samples were booked. */
    samples: number;
};

/** Counts over what the asker may see. Answered by `stats.getUser`. */
export type UserStats = {
    /** KES of unpaid bookings, canceled ones apart. */
    amount_due: DecimalText;
    /** How many bookings the asker may see. */
    bookings: number;
    /** Statuses without bookings are absent. */
    bookings_by_status?: {
        [key: string]: number;
    };
    /** KES earned and not paid out; null for a farmer. */
    commission_due: DecimalText | null;
    /** Those whom an agent sees; all for an administrator; null for a farmer. */
    farmers: number | null;
    /** Bookings with a report. */
    reports: number;
    /** How many samples these have. */
    samples: number;
    /** How many notifications the asker has not read. */
    unread_notifications: number;
};

/** What needs attention today. Answered by `stats.getAttention`. */
export type Attention = {
    /** Format: date-time */
    as_of: string;
    /** Bookings whose present step should have ended before today: `is_late`. */
    late?: number;
    /** Booked tests that should have been collected before today. */
    overdue: number;
    /** Only for administrators: the reports with `to_correct`. */
    reports_to_correct?: number;
    /** Bookings whose report is ready and was not sent. */
    reports_to_send: number;
    /** Booked tests whose day is today. */
    to_collect: number;
    /**
     * Format: date
     * The day in Africa/Nairobi that was counted for.
     */
    today: string;
    /** Bookings in the payment state `unpaid`. */
    unpaid: number;
    /** Samples that the laboratory has received and not measured, canceled bookings apart. */
    without_readings: number;
};

/** A frequent question with its answer; `language` and `is_published` are absent in the answers of other services. Listed by `faqs.list`. Answered by `faqs.create`, `faqs.get`, `faqs.update`. */
export type Faq = {
    /** Markdown without HTML. */
    answer: string;
    id: number;
    is_published?: boolean;
    language?: Language;
    /** Lower ones come first. */
    position: number;
    question: string;
    version?: RecordVersion;
};

/** A frequent question as it is sent. Sent with `faqs.create`, `faqs.update`. */
export type FaqRequest = {
    /** Markdown without HTML. */
    answer: string;
    /** @default true */
    is_published?: boolean | undefined;
    language?: Language | undefined;
    /**
     * Lower ones come first.
     * @default 0
     */
    position?: number | undefined;
    question: string;
    version?: SeenVersion | undefined;
};

/** What articles of the blog are about. Listed by `blogCategories.list`. Answered by `blogCategories.create`, `blogCategories.get`, `blogCategories.update`. */
export type BlogCategory = {
    id: number;
    name: string;
    /** The name in Kiswahili; "" for none. */
    name_sw?: string;
    /** Made from the first name, then kept: it stands in links. */
    slug: string;
    version?: RecordVersion;
};

/** A category as it is sent. Sent with `blogCategories.create`, `blogCategories.update`. */
export type BlogCategoryRequest = {
    /** Each name once. */
    name: string;
    /** The name in Kiswahili. */
    name_sw?: string | undefined;
    version?: SeenVersion | undefined;
};

/** An article. Listed by `blogs.list`, `blogs.listRandom`. Answered by `blogs.create`, `blogs.get`, `blogs.update`. */
export type Blog = {
    /** A name. */
    author: string;
    /** Markdown without HTML. */
    body: string;
    /** A category's id. */
    category: number | null;
    /** What the cover shows; "" for mere decoration. */
    cover_alt?: string;
    /** A media address, under the media base unless it begins with http; "" for none. */
    cover_image: string;
    /** Format: date-time */
    created_on: string;
    id: number;
    /** Whether everybody reads it from `published_on` on; false for a draft. */
    is_published: boolean;
    language: Language;
    /**
     * Format: date-time
     * Since when, or from when, everybody reads it; null for a draft.
     */
    published_on: string | null;
    /** Minutes, at 200 words each. */
    reading_minutes?: number;
    /** Made from the first title, then kept: it stands in links. */
    slug: string;
    /**
     * Format: date-time
     * When the subscribers of the newsletter were told of it; null for never. Only administrators get it.
     */
    subscribers_told_on?: string | null;
    summary: string;
    title: string;
    /** Id of the same article in the other language; null for none that the asker may read. */
    translation?: number | null;
    /** The slug of the translation; "" for none. */
    translation_slug?: string;
    /**
     * Format: date-time
     * Another one for each version.
     */
    updated_on: string;
    version?: RecordVersion;
};

/** How many subscribers are told of an article. An extension. Answered by `blogs.tellSubscribers`. */
export type BlogTold = {
    /** Each gets one email, unless they leave before it goes out. */
    subscribers: number;
};

/** An article as it is sent. Sent with `blogs.create`, `blogs.update`. */
export type BlogRequest = {
    /** Markdown without HTML. Its pictures are as `cover_image`. */
    body: string;
    /** A category's id. */
    category?: number | null | undefined;
    /** What the cover shows. */
    cover_alt?: string | undefined;
    /** The `url` of an uploaded file, or another path under the media base; "" for none. A picture of another website is a 400, because readers would not see it. */
    cover_image?: string | undefined;
    /**
     * False takes a published article back to a draft.
     * @default false
     */
    is_published?: boolean | undefined;
    language?: Language | undefined;
    /**
     * Format: date-time
     * From when a published article is read by everybody. Null is now, or since it was published.
     */
    published_on?: string | null | undefined;
    summary?: string | undefined;
    title: string;
    /** Id of the same article in the other language; both name each other from then on. */
    translation?: number | null | undefined;
    /**
     * Format: date-time
     * The `updated_on` of the version that was changed. Where another one is stored by now, the answer is 409 and
     * nothing is stored. Without it the last save wins.
     */
    updated_on?: string | undefined;
    version?: SeenVersion | undefined;
};

/** An uploaded file. Listed by `media.list`. Answered by `media.create`, `media.get`. */
export type Media = {
    /** What it shows; "" for mere decoration. */
    alt: string;
    content_type: string;
    /** Format: date-time */
    created_on: string;
    id: number;
    /** As it was uploaded. */
    name: string;
    /** Bytes. */
    size: number;
    /** A user's id. */
    uploaded_by: number | null;
    /**
     * Under the media base unless it begins with http. x-udongo-extension: a last part such as
     * `1600x900_320_640_1280.webp` says the picture's pixels and its smaller widths, which are beside it as `320.webp`.
     */
    url: string;
};

/** A file as it is uploaded. Sent with `media.create`. */
export type MediaRequest = {
    alt?: string | undefined;
    /** JPEG, PNG or WebP of at most 5 MB and 40 megapixels. */
    file: string;
};

/** Why a picture is not deleted. An extension. Refuses `media.delete`. */
export type MediaInUse = {
    /** The first 20 that show it, by id. */
    articles: {
        id: number;
        title: string;
    }[];
    detail: string;
};

/** How a message reaches a person. An extension. Sent with `messages.list`. Part of `Profile`, `ProfilePatch`, `ReportMessage`, `Message` and others. */
export type MessageChannel = "email" | "sms";

/** What a message is about. An extension. Part of `Message`. */
export type MessageKind = "password_link" | "password_code" | "password_changed" | "login_changed" | "login_changed_sms" | "phone_code" | "email_link" | "subscribe_link" | "subscribed" | "contact_answer" | "article" | "booked" | "to_collect" | "assigned" | "move_asked" | "moved" | "move_declined" | "day_before" | "collected" | "canceled" | "sample_rejected" | "checked_again" | "report_ready" | "report_corrected" | "report_withdrawn" | "payment_asked" | "paid" | "payment_failed" | "payment_unanswered" | "refunded" | "refund_decided" | "commission_paid_out" | "payout_undone" | "retest" | "lime" | "data_asked" | "data_ready" | "data_corrected" | "data_refused" | "deletion_soon" | "data_deleted" | "written";

/** How far a message has come. `delivered`: the provider says that it arrived. `skipped`: there was nobody to tell, or nothing any more. `unknown`: it was interrupted, and nobody can say whether it went out; it is not sent again by itself. An extension. Sent with `messages.list`. Part of `ContactAnswer`, `Message`. */
export type MessageStatus = "queued" | "sending" | "sent" | "delivered" | "skipped" | "failed" | "unknown";

/** `transactional` messages go at any time. `promotional` ones go only to those who agreed to reminders or to the newsletter, from 08:00 to 18:00 in Nairobi, and say how to stop them. An extension. Part of `SmsRequest`, `Message`. */
export type MessageClass = "transactional" | "promotional";

/** An email or a text message to one person. An extension. Listed by `messages.list`. Answered by `messages.sendAgain`. */
export type Message = {
    /** The booking it is about. */
    booking: number | null;
    channel: MessageChannel;
    class: MessageClass;
    /** KES; null until the provider says. */
    cost: DecimalText | null;
    /** Format: date-time */
    created_on: string;
    /** "": emails are kept as plain text. */
    html: string;
    id: number;
    kind: MessageKind;
    language: Language;
    /** How many text messages it is paid as; null for an email and before it was sent. */
    parts: number | null;
    /** Why it was not sent yet or at all, or "". */
    reason: string;
    /** An email address or a phone number as +254…. */
    recipient: string;
    status: MessageStatus;
    subject: string;
    /** "" before it was sent, and for a message with a link or code that opens something. */
    text: string;
};

/** What somebody is told in the app. Listed by `notifications.list`. Answered by `notifications.get`, `notifications.update`. */
export type Notification = {
    /** The booking it is about. */
    booking: number | null;
    /** Format: date-time */
    created_on: string;
    id: number;
    is_read: boolean;
    kind: NotificationKind;
    message: string;
    title: string;
    version?: RecordVersion;
};

/** What a notification is about. Part of `Notification`. */
export type NotificationKind = "booking_created" | "booking_changed" | "payment_asked" | "payment_received" | "payment_failed" | "report_ready" | "commission_disbursed" | "reminder" | "message" | "data_request";

/** Whether a notification is read. Sent with `notifications.update`. */
export type NotificationRequest = {
    is_read: boolean;
    version?: SeenVersion | undefined;
};

/** What a provider that signs nothing is answered; M-Pesa reads `ResultCode`. An extension. Answered by `webhooks.receiveCallback`. */
export type CallbackAnswer = {
    detail: string;
    /** 0 for what was taken. */
    ResultCode: number;
    ResultDesc: string;
};

/** Whatever the provider sends. An extension. Sent with `webhooks.receivePayment`, `webhooks.receiveCallback`. */
export type PaymentWebhookRequest = {
    [key: string]: unknown;
};

/** A deleted record that can be restored. An extension. Listed by `bin.list`. */
export type BinEntry = {
    /** "" for an account that is gone. */
    deleted_by_name: string;
    /** Format: date-time */
    deleted_on: string;
    /** Of the entry. */
    id: number;
    /**
     * Format: date-time
     * When it is removed for good.
     */
    kept_until: string;
    /** @enum {string} */
    kind: "booking" | "farmer";
    /** Code and name of a booking; the name of a farmer. */
    name: string;
    /** The id that the record had and gets again. */
    record: number;
};

/** A deleted record to restore. An extension. Sent with `bin.restore`. */
export type RestoreRequest = {
    /** @enum {string} */
    kind: "booking" | "farmer";
    /** The id that it had. */
    record: number;
};

/** `create`, `change`, `delete`: of a row. `read`: a file with personal data was downloaded, or a file was made of a list. `login`, `logout`: a login began or ended. `refusal`: a login failed, or a role was not allowed to do this. An extension. Sent with `audit.list`. Part of `AuditEntry`. */
export type AuditKind = "create" | "change" | "delete" | "read" | "login" | "logout" | "refusal";

/** The record that a changed row belongs to. Samples, payments and reports belong to their booking. An extension. Sent with `audit.list`. Part of `AuditEntry`. */
export type AuditRecordKind = "agent" | "bin" | "biodata" | "blog" | "analysis" | "control_soil" | "blog_category" | "booking" | "contact_message" | "county" | "crop" | "data_request" | "device" | "discount" | "faq" | "import" | "input_price" | "message" | "other_crop_name" | "partner_key" | "payout" | "phone_code" | "picture" | "receipt" | "review" | "sample" | "settings" | "subscriber" | "subscriber_link" | "user";

/** Something that somebody did, or that the server did by itself. An extension. Listed by `audit.list`. */
export type AuditEntry = {
    /** Each changed field with the value before and the value after. Null is no value. Of a list of which a file was made: `rows`, how many records it has, and the filters, each after null; words of a search are masked. */
    changes: {
        [key: string]: unknown[];
    };
    /** Format: date-time */
    happened_on: string;
    id: number;
    kind: AuditKind;
    /** An operation of this contract or the name of a job; "" for a change by hand in the database itself. */
    operation: string;
    /** The id of the record; it can be gone. */
    record: number | null;
    /** Null for an entry about no record. */
    record_kind: AuditRecordKind | null;
    /** How many entries its request has, this one included; 1 for an entry without a request. */
    request_entries?: number;
    /** As in `X-Request-Id` of its answer. */
    request_id: string | null;
    /** As it was at that time; `anonymous` for a visitor, "" for the server. */
    role: string;
    /** The id of the row. */
    row: number | null;
    /** Where the changed row is; "" when no row changed. */
    table: string;
    /** Null for a visitor and for the server. */
    user: number | null;
    /** As it was at that time. */
    user_name: string;
};

/** Something that the server does by itself, again and again. An extension. Listed by `jobs.list`. */
export type Job = {
    /** Most seconds from one start to the next. Some also run as soon as there is work. */
    every_seconds: number;
    /** How often it failed since it last succeeded. Each failure doubles the wait for the next run, to an hour at most. */
    failures?: number;
    is_running: boolean;
    /** The last one, in words, kept after a success; "" before the first. */
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

/** What the payer's phone shows in the sandbox. An extension. Answered by `sandbox.getPrompt`, `sandbox.answerPrompt`. */
export type SandboxPrompt = {
    amount: DecimalText;
    business_name: string;
    method: PaymentMethod;
    phone_hint: string;
    /** "" until it is approved. */
    receipt_number: string;
    reference: string;
    refunded_amount: DecimalText;
    /** Where a card page sends people back to. */
    return_url: string | null;
    /** @enum {string} */
    state: "waiting" | "approved" | "canceled" | "wrong_pin" | "timed_out";
};

/** What the payer does. An extension. Sent with `sandbox.answerPrompt`. */
export type SandboxAnswerRequest = {
    /**
     * `approve_late` answers after 5 seconds, `approve_twice` tells it two times, `refund` gives `amount` back.
     * @enum {string}
     */
    action: "approve" | "cancel" | "wrong_pin" | "time_out" | "approve_late" | "approve_twice" | "refund";
    /** KES, in whole shillings, of a refund, or of an approval that pays another amount; everything when absent. */
    amount?: DecimalInput | undefined;
};

/** Counts over the chosen days, in time and by group. Answered by `statistics.getBookings`, `statistics.getFarmers`, `statistics.getAgents`, `statistics.getSamples` and others. */
export type Statistics = {
    amount: StatisticsAmount;
    /**
     * Format: date-time
     * When it was counted.
     */
    as_of?: string;
    breakdowns: {
        /** What it is broken down by, such as `county`. */
        by: string;
        /** The largest first. */
        groups: {
            amount: StatisticsAmount;
            /** How many records this group has. */
            count: number;
            /** The value, or the id as text; "" for none. */
            key: string;
            /** For people, in English. */
            label: string;
        }[];
    }[];
    /** How many records there are in the whole time. */
    count: number;
    /**
     * In order, one for each interval from the first day asked for to the last, or from the first record to the
     * last; those without any are 0. Weeks begin on Monday.
     */
    series: {
        amount: StatisticsAmount;
        /** How many records there are in this part of the time. */
        count: number;
        /**
         * Format: date
         * The first day of the interval.
         */
        period: string;
    }[];
};

/** Medians of verified results; half of the samples are below. An extension. Part of `SoilPicture`. */
export type SoilMedians = {
    /** Nitrogen, mg/kg. */
    nitrogen: number;
    /** pH in water. */
    pH: number;
    /** Phosphorus, mg/kg. */
    phosphorus: number;
    /** Potassium, mg/kg. */
    potassium: number;
    /** How many samples the medians are of. */
    samples: number;
};

/** The results of a year on a fixed grid of county and main crop, without those of few farms. An extension. Answered by `statistics.getSoilPicture`. */
export type SoilPicture = {
    /**
     * Format: date-time
     * When it was read.
     */
    as_of: string;
    /** By name of county and crop. */
    cells: {
        /** Id of the county. */
        county: number;
        /** Its name. */
        county_name: string;
        /** Id of the main crop. */
        crop: number;
        /** Its name. */
        crop_name: string;
        /** Nitrogen, mg/kg. */
        nitrogen: number;
        /** pH in water. */
        pH: number;
        /** Phosphorus, mg/kg. */
        phosphorus: number;
        /** Potassium, mg/kg. */
        potassium: number;
        /** How many samples the medians are of. */
        samples: number;
    }[];
    /** All shown cells of a county together: their samples, and the median of their medians, each as often as it has samples. */
    counties: {
        /** Id of the county. */
        county: number;
        /** Its name. */
        county_name: string;
        /** Nitrogen, mg/kg. */
        nitrogen: number;
        /** pH in water. */
        pH: number;
        /** Phosphorus, mg/kg. */
        phosphorus: number;
        /** Potassium, mg/kg. */
        potassium: number;
        /** How many samples the medians are of. */
        samples: number;
    }[];
    /** All shown cells together; null without any. */
    country: SoilMedians | null;
    /** The same of a crop. */
    crops: {
        /** Id of the main crop. */
        crop: number;
        /** Its name. */
        crop_name: string;
        /** Nitrogen, mg/kg. */
        nitrogen: number;
        /** pH in water. */
        pH: number;
        /** Phosphorus, mg/kg. */
        phosphorus: number;
        /** Potassium, mg/kg. */
        potassium: number;
        /** How many samples the medians are of. */
        samples: number;
    }[];
    /** Cells with fewer farms are left out. */
    minimum_farms: number;
    /** The calendar year of the tests. */
    year: number;
    /** The years that have a cell, the latest first. */
    years: number[];
};

/** KES; null where no money is counted. Part of `Statistics`. */
export type StatisticsAmount = DecimalText | null;

/** Lets the pages of a partner embed the booking form. The key is public, the origins are what counts. An extension. Listed by `partnerKeys.list`. Answered by `partnerKeys.create`, `partnerKeys.get`, `partnerKeys.update`, `partnerKeys.rotate`. */
export type PartnerKey = {
    /** Id of the agrovet that serves its bookings. */
    agent: number | null;
    /** Such as https://mavuno.example; empty means none. */
    allowed_origins: string[];
    /** Format: date-time */
    created_on: string;
    id: number;
    is_active: boolean;
    /** Publishable: it stands in the page. */
    key: string;
    /** Format: date-time */
    last_used_on: string | null;
    name: string;
    /**
     * Format: date-time
     * Until when the keys before work, or worked; null for none.
     */
    previous_key_until: string | null;
    /** User id of the agent who is credited with its bookings. */
    referrer_agent: number | null;
    version?: RecordVersion;
};

/** A partner key as it is sent; the server makes the key. An extension. Sent with `partnerKeys.create`, `partnerKeys.update`. */
export type PartnerKeyRequest = {
    /** Id of the agrovet that serves its bookings. */
    agent?: number | null | undefined;
    /** Such as https://mavuno.example; the address of a page is stored as its site. */
    allowed_origins: string[];
    /** @default true */
    is_active?: boolean | undefined;
    name: string;
    /** User id of the agent who is credited with its bookings. Absent, the agent of a new `agent`. */
    referrer_agent?: number | null | undefined;
    version?: SeenVersion | undefined;
};

/** What the embedded booking form starts with. An extension. Answered by `boot.get`. */
export type Boot = {
    /** By name. */
    counties: County[];
    /** Public ones, by name. */
    crops: {
        /** Whether results name amounts of fertiliser for it today; without them, an agronomist does. Absent where a service does not say. */
        has_amounts?: boolean;
        id: number;
        name: string;
    }[];
    /** Whose key was given; null without one. */
    partner: BootPartner | null;
    /**
     * Format: uri
     * The page that says how data is used; a service that names it takes `consent_version`. Absent: the widget sends none.
     */
    privacy_page?: string;
    settings: Settings;
    /**
     * Format: uri
     * Where the status page of a booking is, and where it is paid, without a slash and the uuid at its end. Absent where there is none.
     */
    status_page?: string;
    /** Whether each write honours an `Idempotency-Key`, as this document says. Absent: no page sends one. */
    takes_idempotency_keys?: boolean;
    /** What can be booked, with its prices. */
    test_types: TestTypeOption[];
};

/** The partner whose key was given. An extension. Part of `Boot`. */
export type BootPartner = {
    /** Id of the agrovet that serves the bookings, so that the page asks for none. */
    agent: number | null;
    /** "" without an agrovet. */
    agrovet_name: string;
    name: string;
    /** User id of the agent who is credited with the bookings. */
    referrer_agent: number | null;
    /** Names of all who see the results of a booking with this key whose `share_results` is true: the page asks for it by these names. Absent: it asks nothing. */
    shares_with?: string[];
};

/** A package of tests with its price. Part of `Boot`. */
export type TestTypeOption = {
    /** What it contains; verification waits for each. */
    analyses?: Analysis[];
    /** KES for each sample. */
    cost_per_test: number;
    label: string;
    value: TestType;
};

/** Something that a test says of the soil. A probe measures all but `microbial`, which comes from a laboratory. An extension. Part of `ReportFacts`, `TestTypeOption`. */
export type Analysis = "macro_nutrients" | "acidity" | "salts" | "moisture_temperature" | "microbial";

/** Choices of the service. Administrators change them; the environment gives the first values. An extension. Answered by `settings.get`, `settings.update`. Part of `Boot`. */
export type Settings = {
    /** Whether somebody who saved a reading may verify it. */
    allow_self_verification?: boolean;
    /** Whether each probe measures a control soil on each day of use. */
    asks_for_controls?: boolean;
    /** Address and contacts on invoices and receipts, several lines; "" for none. */
    business_details?: string;
    /** Such as P051234567X. Until it is set, invoices say that they are no tax invoices. */
    business_kra_pin?: string;
    /** On invoices and receipts; "" takes the name of the letterhead. */
    business_name?: string;
    /** The share of a price that agents earn who have no rate of their own, 0 to 100. */
    commission_percentage?: DecimalText;
    /** Days from one calibration of a probe to the next; 0 asks for none. */
    days_between_calibrations?: number;
    /** Promised working days until they are measured. */
    days_to_analyse?: number;
    /** Promised working days from the day of the test until the samples are collected. */
    days_to_collect?: number;
    /** Promised working days until they are received. */
    days_to_receive?: number;
    /** Promised working days until the report is ready. */
    days_to_report?: number;
    /** Promised working days until the readings are verified. */
    days_to_verify?: number;
    /** One sample in so many is measured twice; 0 asks for none. */
    duplicates_one_in?: number;
    /** One line below it, such as address and phone number; "" for none. */
    letterhead_contacts?: string;
    /** A PNG or JPEG as a data URL, beside it; "" for none. */
    letterhead_logo?: string;
    /** At the top of reports; "" shows the name of the product. */
    letterhead_name?: string;
    /** The ways by which messages reach people, as the server is set up; empty in a sandbox. Absent in the start data of the embedded form. */
    message_channels?: MessageChannel[];
    /** Whether the basic test can be booked. */
    offers_basic_test?: boolean;
    /** Whether the complete test can be booked. */
    offers_complete_test?: boolean;
    /** Whether the microbial test can be booked. */
    offers_microbial_test?: boolean;
    /** Where people pay by hand, digits; "" when there is none. */
    paybill?: string;
    /**
     * Format: date-time
     * When an administrator asked to allow it. It is allowed once another one sends true within a day; null while nobody waits.
     */
    self_verification_asked_on?: string | null;
    /** KES that one part of a text message costs; it is shown while somebody writes one. */
    sms_price?: DecimalText;
    /** Where replies to answered messages arrive; "" for the sender's address. */
    support_email?: string;
    /** Who answers the support number; "" when there is no name. */
    support_name: string;
    /** The number that people call for help, as +254…; "" when there is none, and then no text tells anybody to call. */
    support_phone_no: string;
    /** Said below the amount, such as "VAT exempt"; "" for none. */
    tax_lines?: string;
    version?: RecordVersion;
};

/** The settings to change. An extension. Sent with `settings.update`. */
export type SettingsRequest = {
    /** Whether somebody who saved a reading may verify it. Takes two administrators, who send true within a day of each other; each can send false. */
    allow_self_verification?: boolean | undefined;
    /** Whether each probe measures a control soil on each day of use. */
    asks_for_controls?: boolean | undefined;
    /** Address and contacts on invoices and receipts, several lines; "" for none. */
    business_details?: string | undefined;
    /** Such as P051234567X. Until it is set, invoices say that they are no tax invoices. */
    business_kra_pin?: string | undefined;
    /** On invoices and receipts; "" takes the name of the letterhead. */
    business_name?: string | undefined;
    /** The share of a price that agents earn who have no rate of their own, 0 to 100. */
    commission_percentage?: DecimalInput | undefined;
    /** Days from one calibration of a probe to the next; 0 asks for none. */
    days_between_calibrations?: number | undefined;
    /** Promised working days until they are measured. */
    days_to_analyse?: number | undefined;
    /** Promised working days from the day of the test until the samples are collected. */
    days_to_collect?: number | undefined;
    /** Promised working days until they are received. */
    days_to_receive?: number | undefined;
    /** Promised working days until the report is ready. */
    days_to_report?: number | undefined;
    /** Promised working days until the readings are verified. */
    days_to_verify?: number | undefined;
    /** One sample in so many is measured twice; 0 asks for none. */
    duplicates_one_in?: number | undefined;
    /** One line below it, such as address and phone number; "" for none. */
    letterhead_contacts?: string | undefined;
    /** A PNG or JPEG as a data URL, beside it; "" for none. */
    letterhead_logo?: string | undefined;
    /** At the top of reports; "" shows the name of the product. */
    letterhead_name?: string | undefined;
    /** Whether the basic test can be booked. */
    offers_basic_test?: boolean | undefined;
    /** Whether the complete test can be booked. */
    offers_complete_test?: boolean | undefined;
    /** Whether the microbial test can be booked. */
    offers_microbial_test?: boolean | undefined;
    /** Where people pay by hand, digits; "" when there is none. */
    paybill?: string | undefined;
    /** KES that one part of a text message costs, 0 to 100. */
    sms_price?: DecimalInput | undefined;
    support_email?: string | undefined;
    support_name?: string | undefined;
    /** Kenyan number: 07…, 01…, 254… or +254…, landlines too. */
    support_phone_no?: string | undefined;
    /** Said below the amount, such as "VAT exempt"; "" for none. */
    tax_lines?: string | undefined;
    version?: SeenVersion | undefined;
};

/** Whether the service works. An extension. Answered by `health.get`. Refuses `health.get`. */
export type Health = {
    /**
     * It works, its database cannot write (a full disk), or its database does not answer.
     * @enum {string}
     */
    status: "ok" | "degraded" | "unavailable";
};
